import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { printed } from '../../cloth.js';

/** An object of white-painted wood: its colours do not depend on the theme. */
export const Board = styled.span`
  ${mix.inlineRow()}
  flex: none;
  flex-direction: column;
  width: calc(var(--plaque) * 0.28);
  height: var(--plaque);
  border: 1px solid ${printed.board};
  border-radius: 2px;
  background: linear-gradient(90deg, ${printed.slip}, #fff 30% 70%, ${printed.slip});
  box-shadow: ${vars.shadow.card};
  filter: ${vars.picture.filter};
  color: ${printed.slipInk};
`;

export const Nail = styled.span`
  width: calc(var(--plaque) * 0.04);
  height: calc(var(--plaque) * 0.04);
  margin-top: calc(var(--plaque) * 0.045);
  border-radius: 50%;
  background: #6d4c2b;
`;

export const Letters = styled.span`
  display: grid;
  flex: 1;
  place-content: center;
  font: 700 calc(var(--plaque) * 0.66 / var(--letters)) / 1 ${vars.font.display};
  letter-spacing: 0.12em;
  white-space: nowrap;
  writing-mode: vertical-rl;
`;
