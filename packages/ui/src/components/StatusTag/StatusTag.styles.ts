import { styled } from 'styled-components';

import { vars } from '../../theme/vars.js';
import { fontSize, radius, space } from '../../tokens/scales.js';

export type StatusTone = 'ok' | 'warn' | 'danger' | 'quiet';

const tones: Record<StatusTone, string> = {
  ok: vars.status.ok,
  warn: vars.status.warn,
  danger: vars.status.danger,
  quiet: vars.text.quiet,
};

export const Root = styled.span<{ $tone: StatusTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${({ $tone }) => tones[$tone]};
  font-size: ${fontSize[14]};
  font-weight: 600;
  white-space: nowrap;
`;

export const Dot = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: ${radius.round};
  background: currentColor;
`;
