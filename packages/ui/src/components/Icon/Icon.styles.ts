import { styled } from 'styled-components';

export const Line = styled.svg<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => String($size / 16)}rem;
  height: ${({ $size }) => String($size / 16)}rem;
  vertical-align: -0.22em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
