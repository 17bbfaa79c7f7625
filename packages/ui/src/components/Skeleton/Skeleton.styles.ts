import { keyframes, styled } from 'styled-components';

import { radius, space, vars } from '../../theme/values.js';

const breathe = keyframes`
  from { opacity: 1; }
  to { opacity: 0.55; }
`;

const radii = { text: radius.chip, block: radius.control, circle: radius.round };

export const Bar = styled.div<{ $shape: 'text' | 'block' | 'circle' }>`
  height: ${({ $shape }) => ($shape === 'text' ? '1em' : 'auto')};
  border-radius: ${({ $shape }) => radii[$shape]};
  background: ${vars.surface.sunken};
  animation: ${breathe} 900ms ease-in-out infinite alternate;
`;

export const Lines = styled.div`
  display: grid;
  gap: ${space[2]};
`;
