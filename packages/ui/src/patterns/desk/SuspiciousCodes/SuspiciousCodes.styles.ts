import { styled } from 'styled-components';

import { media, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${rem(320)}) minmax(0, 1fr);
  gap: ${rem(24)};
  align-items: start;

  /* Beside each other, not below each other. */
  @media ${media.from(1000)} {
    && > * {
      padding-top: 0;
      border-top: 0;
    }
  }

  @media ${media.below(1000)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Note = styled.p`
  margin-top: ${rem(8)};
  color: ${vars.text.quiet};
  font-size: ${text(13)};
  overflow-wrap: anywhere;
`;

export const Code = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${rem(12)};
  padding-block: ${rem(8)};
  border-bottom: 1px solid ${desk.rule};
  overflow-wrap: anywhere;

  > code {
    font-size: ${text(14)};
  }

  small {
    color: ${vars.text.quiet};
    font-size: ${text(12)};
  }

  > :nth-child(even) {
    text-align: end;
  }
`;
