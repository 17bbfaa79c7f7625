import { css } from 'styled-components';

import { mixesColours } from '../theme/mix.js';
import { vars } from '../theme/values.js';
import type { Stage } from './types.js';

/** A cover is a picture of an object, so its colours are the same in every theme. A night theme dims it as a picture. */
export const printed = {
  onCloth: '#fffdf8',
  slip: '#fbf7ee',
  slipInk: '#23262b',
  board: '#d3c4aa',
  thread: '#f6e9c9',
} as const;

/** A gradient under white text. Its light end is darkened: plain light ochre has a contrast of only 3.7:1. */
export function cloth(stage: Stage) {
  const { from, to } = vars.cloth[stage];
  return css`
    background: ${to};
    color: ${printed.onCloth};
    filter: ${vars.picture.filter};

    @supports ${mixesColours} {
      background: ${to} linear-gradient(165deg, color-mix(in srgb, ${from} 50%, ${to}), ${to});
    }

    /* The colours of the system have no cloth: a line keeps the edge of the object. */
    @media (forced-colors: active) {
      border: 1px solid;
    }
  `;
}

/** The colour of a stage for text. */
export function stageInk(stage: Stage): string {
  return stage === 'neutral' ? vars.text.base : vars.stage[stage];
}
