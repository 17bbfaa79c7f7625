import { css } from 'styled-components';

import { vars } from '../theme/vars.js';
import type { Stage } from './types.js';

/**
 * Inks of a printed cover. A cover is a picture of an object: its cloth is dark and its slip is light
 * in every theme, so these two do not follow the page's own light or night.
 */
export const printed = { onCloth: '#fffdf8', slip: '#fbf7ee', slipInk: '#23262b' } as const;

/**
 * A book cloth under white words. The light end is taken halfway to the dark one: white on the bare
 * light ochre would reach only 3.7:1, this reaches 5:1 and more.
 */
export function cloth(stage: Stage) {
  const { from, to } = vars.cloth[stage];
  return css`
    background: ${to} linear-gradient(165deg, color-mix(in srgb, ${from} 50%, ${to}), ${to});
    color: ${printed.onCloth};
  `;
}

/** The colour of a stage for words and glyphs on paper. */
export function stageInk(stage: Stage): string {
  return stage === 'neutral' ? vars.text.base : vars.stage[stage];
}
