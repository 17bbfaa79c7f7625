import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, space, vars } from '../../../theme/values.js';

export const List = styled.ol`
  ${mix.resetList}
  border-top: 2px solid ${vars.text.strong};
`;

export const Item = styled.li<{ $phone: boolean }>`
  ${mix.grid(space[2])}
  position: relative;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  padding-block: ${space[3]};

  & + & {
    border-top: 1px solid ${vars.border.base};
  }

  @media ${media.mobile} {
    ${({ $phone }) =>
      !$phone &&
      css`
        display: none;
      `}
  }
`;

export const Day = styled.time`
  ${mix.numerals}
  ${mix.strong()}
  line-height: 1.5;
`;

export const Way = styled.a`
  ${mix.wholeLink('-2px')}
  color: ${vars.text.strong};
  line-height: 1.5;
`;
