import { styled } from 'styled-components';

import { numerals, resetButton, resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, space } from '../../../tokens/scales.js';

export const Root = styled.ul`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space[7]};
  border-top: 2px solid ${vars.text.strong};

  > li {
    border-bottom: 1px solid ${vars.border.base};
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Plaque = styled.button`
  ${resetButton}
  display: flex;
  gap: ${space[4]};
  align-items: baseline;
  width: 100%;
  min-height: 3.25rem;
  padding-block: ${space[3]};
  color: ${vars.text.strong};

  @media ${media.hover} {
    &:hover {
      color: ${vars.accent.base};
    }
  }
`;

export const Year = styled.span`
  ${numerals}
  min-width: 2.5em;
  color: ${vars.stage.primary};
  font-size: ${fontSize[18]};
  font-weight: 600;
`;
