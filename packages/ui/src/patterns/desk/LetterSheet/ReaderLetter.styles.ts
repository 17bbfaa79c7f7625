import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

export const Root = styled.section`
  ${mix.grid(rem(12))}
  grid-template-columns: minmax(0, 1fr);

  small {
    color: ${vars.text.quiet};
    font-size: ${text(13)};
  }
`;

export const Ruled = styled.p`
  padding: 0 ${rem(14)} 2px;
  border-radius: 3px;
  background: repeating-linear-gradient(
      transparent 0 calc(2rem - 1px),
      ${vars.border.base} calc(2rem - 1px) 2rem
    )
    ${vars.surface.page};
  color: ${vars.text.strong};
  font-family: ${vars.font.display};
  line-height: 2rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Errata = styled.ul`
  border-top: 1px solid ${vars.text.strong};

  > li {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr) auto;
    gap: 0 ${rem(12)};
    padding-block: ${rem(8)};
    border-bottom: 1px solid ${vars.border.base};
    font-size: ${text(13)};
    overflow-wrap: anywhere;
  }

  @media ${media.mobile} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
