import { styled } from 'styled-components';

import * as mix from '../../theme/mixins.js';
import { fontSize, motion, vars } from '../../theme/values.js';

export const Box = styled.span`
  position: relative;
  display: block;
  width: 100%;
  background: ${vars.surface.sunken};
  overflow: hidden;
`;

export const Image = styled.img<{ $fit: 'cover' | 'contain'; $ready: boolean }>`
  ${mix.cover}
  ${mix.fill}
  object-fit: ${({ $fit }) => $fit};
  opacity: ${({ $ready }) => ($ready ? 1 : 0)};
  transition: opacity ${motion.fast};
`;

export const Fallback = styled.span`
  ${mix.row('0.375rem')}
  ${mix.cover}
  flex-direction: column;
  justify-content: center;
  color: ${vars.text.base};
  font-size: ${fontSize[12]};
`;

export const Drawing = styled.svg`
  width: 2.5rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linejoin: round;
`;
