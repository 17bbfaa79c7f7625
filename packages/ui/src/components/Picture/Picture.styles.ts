import { styled } from 'styled-components';

import { vars } from '../../theme/vars.js';
import { fontSize, motion } from '../../tokens/scales.js';

export const Box = styled.span`
  position: relative;
  display: block;
  width: 100%;
  background: ${vars.surface.sunken};
  overflow: hidden;
`;

export const Image = styled.img<{ $fit: 'cover' | 'contain'; $ready: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: ${({ $fit }) => $fit};
  opacity: ${({ $ready }) => ($ready ? 1 : 0)};
  transition: opacity ${motion.fast};
`;

export const Fallback = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
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
