import { styled } from 'styled-components';

/** Black on white in every theme: many scanners cannot read an inverted code. */
export const Drawing = styled.svg`
  display: block;
  width: 12rem;
  max-width: 100%;
  height: auto;
  background: #fff;
  fill: #000;
  shape-rendering: crispedges;
`;
