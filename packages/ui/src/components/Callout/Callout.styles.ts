import { styled } from 'styled-components';

import { radius, space, vars } from '../../theme/values.js';

export type CalloutKind = 'error' | 'warning' | 'success' | 'info';

const inks: Record<CalloutKind, string> = {
  error: vars.status.danger,
  warning: vars.status.warn,
  success: vars.status.ok,
  info: vars.text.base,
};

const papers: Record<CalloutKind, string> = {
  error: vars.status.dangerTint,
  warning: vars.status.warnTint,
  success: vars.status.okTint,
  info: vars.surface.sunken,
};

export const Root = styled.div<{ $kind: CalloutKind }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${({ $kind }) => papers[$kind]};
  color: ${({ $kind }) => inks[$kind]};

  > svg {
    margin-top: 0.15em;
  }
`;

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
