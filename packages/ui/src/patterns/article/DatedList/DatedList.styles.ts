import { css, styled } from 'styled-components';

import { numerals, resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { media, space } from '../../../tokens/scales.js';
import { clampLines, wholeLink } from '../../layout.js';

export const List = styled.ol`
  ${resetList}
  border-top: 2px solid ${vars.text.strong};
`;

export const Item = styled.li<{ $phone: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: ${space[2]};
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
  ${numerals}
  color: ${vars.text.strong};
  font-weight: 600;
  line-height: 1.5;
`;

export const Way = styled.a`
  ${wholeLink('-2px')}
  ${clampLines(2)}
  color: ${vars.text.strong};
  line-height: 1.5;
`;
