import { styled } from 'styled-components';

import { vars } from '../../../theme/values.js';

export const Track = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  width: 14px;
  overflow: hidden;
  pointer-events: none;
`;

export const Line = styled.span<{ $current: boolean }>`
  position: absolute;
  right: ${({ $current }) => ($current ? 0 : '2px')};
  width: ${({ $current }) => ($current ? '14px' : '10px')};
  height: 4px;
  background: var(--seal-line, ${vars.accent.base});
  opacity: ${({ $current }) => ($current ? 1 : 0.4)};
`;
