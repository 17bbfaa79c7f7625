import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { space, vars } from '../../../theme/values.js';

export const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 22rem;
  margin: ${space[4]} auto;
  fill: none;
  stroke: ${vars.border.strong};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-quiet] {
    stroke: ${vars.border.base};
    stroke-width: 6;
  }

  [data-menu] {
    fill: ${vars.surface.raised};
  }

  circle[data-mark] {
    fill: ${vars.text.strong};
    stroke: none;
  }

  path[data-mark] {
    stroke: ${vars.accent.base};
    stroke-width: 6;
  }

  [data-ring] {
    stroke: ${vars.accent.base};
    stroke-width: 2;
  }
`;

export const Steps = styled.ol`
  list-style: decimal;
  margin: 0;
  padding-left: 1.5em;
  color: ${vars.text.strong};

  li::marker {
    ${mix.numerals}
    color: ${vars.accent.base};
    font-weight: 700;
  }

  li + li {
    margin-top: ${space[2]};
  }
`;
