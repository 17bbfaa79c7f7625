import { styled } from 'styled-components';

import { fontSize, motion, vars } from '../../theme/values.js';

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
  display: flex;
  align-items: center;
  gap: 0.375rem;
  position: absolute;
  inset: 0;
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
