import { css, styled } from 'styled-components';

import { fontSize } from '../../../theme/values.js';
import { NIGHT } from './night.js';

/** Paper is white in every theme: its content has the colours of the file. */
export const whitePaper = css`
  background: #fff;
  color: #1e2227;
  color-scheme: light;
`;

/**
 * The styles that the text layer of pdf.js needs to match the drawing: its own style sheet has 170 KB and
 * styles the whole page.
 */
const textLayer = css`
  .textLayer {
    --min-font-size: 1;
    --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
    --min-font-size-inv: calc(1 / var(--min-font-size));

    position: absolute;
    inset: 0;
    overflow: hidden;
    text-align: initial;
    line-height: 1;
    letter-spacing: normal;
    word-spacing: normal;
    text-size-adjust: none;
    forced-color-adjust: none;
    transform-origin: 0 0;
  }

  .textLayer :is(span, br) {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
  }

  .textLayer > :not(.markedContent),
  .textLayer .markedContent span:not(.markedContent) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;

    z-index: 1;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }

  .textLayer .markedContent {
    display: contents;
  }

  .textLayer ::selection {
    background: rgb(43 76 126 / 28%);
    color: transparent;
  }

  .textLayer[data-main-rotation='90'] {
    transform: rotate(90deg) translateY(-100%);
  }

  .textLayer[data-main-rotation='180'] {
    transform: rotate(180deg) translate(-100%, -100%);
  }

  .textLayer[data-main-rotation='270'] {
    transform: rotate(270deg) translateX(-100%);
  }
`;

/** For find/marks.ts. The current match has dark words on ochre. */
export const nightMarks = css`
  --mark-line: rgb(239 138 128 / 50%);
  --mark-ground: rgb(232 163 61 / 25%);
  --mark-foot: #ef8a80;
  --mark-filter: invert(1) brightness(0.72) contrast(2.1) sepia(1) saturate(1.7) hue-rotate(-14deg);

  @supports (backdrop-filter: invert(1)) or (-webkit-backdrop-filter: invert(1)) {
    --mark-ground: transparent;
  }
`;

/**
 * Warm white text on nearly black paper, with the hues of coloured lines. Pictures keep their light, a little dimmed: they
 * are inverted a second time. Printed pages are in another document, and white.
 */
const nightPaper = css`
  ${nightMarks}
  --paper-picture: ${NIGHT.picture};

  background: ${NIGHT.ground};
  box-shadow: 0 0 0 1px #2c2f34;

  [data-drawing] {
    filter: ${NIGHT.drawing};
    mix-blend-mode: screen;
  }

  /* A scan is a picture as a whole. */
  img {
    filter: brightness(0.85) sepia(0.15);
  }

  [data-raster] {
    position: absolute;
    /* Safari before 18 knows only the prefix: its pictures would be negatives. */
    -webkit-backdrop-filter: ${NIGHT.raster};
    backdrop-filter: ${NIGHT.raster};
  }

  /* Not blended: a group that is blended has no backdrop to filter. */
  [data-marks] {
    mix-blend-mode: normal;
  }
`;

/** A sheet keeps its place before it is drawn: its size is in its style attribute. */
export const Paper = styled.li`
  position: relative;
  flex: none;
  overflow: hidden;
  /* GlobalStyle sets a transition of 0.01 ms under reduced motion: the desk would measure the former size. */
  transition: none !important;
  box-shadow:
    0 1px 2px rgb(40 30 10 / 14%),
    0 12px 28px -18px rgb(40 30 10 / 42%);
  ${whitePaper}
  ${textLayer}

  [data-marks] {
    mix-blend-mode: multiply;
  }

  /* Also where the browser prints the page of the site itself. */
  @media screen {
    [data-night] & {
      ${nightPaper}
    }
  }
`;

export const Fill = styled.div`
  position: absolute;
  inset: 0;
`;

export const PageFailed = styled.p`
  position: absolute;
  inset: 40% 0 auto;
  font-size: ${fontSize[14]};
  text-align: center;
`;
