import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { rem } from '../measure.js';

export type StateShape = 'ring' | 'half' | 'full' | 'dash';

const marks = {
  ring: vars.text.quiet,
  half: vars.text.base,
  full: vars.status.ok,
  dash: vars.text.quiet,
} satisfies Record<StateShape, string>;

export const Root = styled.span<{ $shape: StateShape; $warn: boolean }>`
  ${mix.inlineRow(rem(6))}
  color: ${({ $shape, $warn }) => {
    if ($warn) return vars.status.warn;
    return $shape === 'dash' ? vars.text.quiet : vars.text.strong;
  }};
  white-space: nowrap;

  > svg {
    color: ${({ $shape, $warn }) => ($warn ? vars.status.warn : marks[$shape])};
  }
`;

export const Mark = styled.svg`
  ${mix.square('0.75em')}
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
`;
