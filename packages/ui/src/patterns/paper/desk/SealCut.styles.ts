import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, vars } from '../../../theme/values.js';
import { whitePaper } from './Sheet.styles.js';

/** Stays in the middle of the window if the sheets are wider than the desk. */
export const Cut = styled.div`
  position: sticky;
  left: 0;
  display: grid;
  justify-items: center;
  width: 100%;
  overflow: hidden;
  padding-bottom: ${space[7]};
  text-align: center;
`;

/** Shows nothing of the next page, only the top of an empty sheet that fades into the desk. */
export const Edge = styled.div`
  ${whitePaper}
  grid-area: 1 / 1;
  width: 100%;
  max-width: calc(100% - 24px);
  height: 9rem;
  background: linear-gradient(#fff 45%, rgb(255 255 255 / 0%));
  box-shadow: 0 -1px 0 rgb(40 30 10 / 8%);
`;

export const Strip = styled.div`
  position: relative;
  display: grid;
  grid-area: 1 / 1;
  align-self: start;
  width: 100%;
  margin-top: 2.5rem;
`;

export const Count = styled.p`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-weight: 600;
  position: relative;
  margin-top: -0.5rem;
  font-size: ${fontSize[22]};
`;

export const Rest = styled.p`
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
`;

export const Lock = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
`;

export const Slot = styled.div`
  margin-top: ${space[4]};
`;
