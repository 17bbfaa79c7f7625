import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, radius, space, vars } from '../../theme/values.js';

export type StatusTone = 'ok' | 'warn' | 'danger' | 'quiet';

const tones: Record<StatusTone, string> = {
  ok: vars.status.ok,
  warn: vars.status.warn,
  danger: vars.status.danger,
  quiet: vars.text.quiet,
};

export const Root = styled.span<{ $tone: StatusTone }>`
  ${mix.inlineRow(space[2])}
  color: ${({ $tone }) => tones[$tone]};
  font-size: ${fontSize[14]};
  font-weight: 600;
  white-space: nowrap;
`;

export const Dot = styled.span`
  ${mix.square('0.5rem')}
  border-radius: ${radius.round};
  background: currentColor;
`;
