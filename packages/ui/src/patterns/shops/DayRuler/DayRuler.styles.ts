import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, radius, space, vars } from '../../../theme/values.js';

export const Days = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
`;

const dot = '0.7rem';

export const Day = styled.span<{ $passed: boolean; $today: boolean }>`
  ${mix.numerals}
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  padding-top: ${space[4]};
  color: ${({ $passed, $today }) => ($passed || $today ? vars.text.strong : vars.text.quiet)};
  font-size: ${fontSize[16]};
  font-weight: ${({ $today }) => ($today ? 700 : 400)};

  &::before {
    ${mix.drawn}
    top: 0;
    left: 0;
    right: 0;
    border-top: 2px solid ${({ $passed }) => ($passed ? vars.text.strong : vars.border.strong)};
  }

  ${({ $today }) =>
    $today &&
    css`
      &::before {
        border-image: linear-gradient(to right, ${vars.text.strong} 50%, ${vars.border.strong} 50%) 1;
      }

      &::after {
        ${mix.drawn}
        ${mix.square(dot)}
        top: calc(1px - ${dot} / 2);
        border-radius: ${radius.round};
        background: ${vars.accent.base};
      }
    `}
`;

export const Word = styled.span`
  color: ${vars.text.base};
  font: 400 ${fontSize[14]} / 1.5 ${vars.font.text};
`;
