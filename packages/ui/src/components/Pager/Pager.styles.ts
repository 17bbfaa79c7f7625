import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, space, vars } from '../../theme/values.js';

export const Root = styled.nav`
  ${mix.row()}
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[4]} ${space[5]};
  font-size: ${fontSize[16]};
`;

export const Total = styled.p`
  color: ${vars.text.quiet};
`;

export const Figure = styled.span`
  ${mix.numerals}
  ${mix.strong()}
`;

export const Pages = styled.div`
  ${mix.row(space[2])}

  @media ${media.mobile} {
    justify-content: center;
    width: 100%;
  }
`;

/** Not on a phone, where four numbers and two arrows fill the width. */
export const Word = styled.span`
  ${mix.onPhone('display', 'none')}
`;

export const Step = styled.button`
  ${mix.resetButton}
  ${mix.inlineRow(space[1])}
  ${mix.panel('control')}
  justify-content: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 ${space[3]};
  color: ${vars.text.strong};
  line-height: 1.2;
  ${mix.fade('background-color', 'border-color')}
  ${mix.touchTarget}

  &.number {
    ${mix.numerals}
    font-weight: 600;
  }

  @media ${media.hover} {
    &:hover:not(:disabled, [aria-disabled], [aria-current]) {
      border-color: ${vars.border.strong};
    }
  }

  &[aria-current] {
    border-color: ${vars.chosen.surface};
    background: ${vars.chosen.surface};
    color: ${vars.chosen.text};
    cursor: default;
  }

  &:disabled,
  &[aria-disabled] {
    background: none;
    color: ${vars.text.quiet};
  }

  /* Four numbers and two arrows must fit in a column narrower than a phone, such as below an open station. */
  @media ${media.mobile} {
    min-width: min(2.75rem, (100% - 5 * ${space[2]}) / 6);
    padding: 0;
  }
`;
