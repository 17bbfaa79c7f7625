import { css } from 'styled-components';

import { media, tapTarget } from '../tokens/scales.js';
import { vars } from './vars.js';

/** Grows a control to the size of a fingertip wherever a finger may press it. */
export const touchTarget = css`
  @media ${media.touch} {
    min-width: ${tapTarget};
    min-height: ${tapTarget};
  }
`;

/** A <button> without the browser's looks, for controls that draw their own. */
export const resetButton = css`
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:disabled {
    cursor: not-allowed;
  }
`;

export const resetList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Counts, prices and years: the display face, with figures of one width so that columns align. */
export const numerals = css`
  font-family: ${vars.font.display};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** A row that scrolls sideways under a finger without showing a bar. */
export const noScrollbar = css`
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;
