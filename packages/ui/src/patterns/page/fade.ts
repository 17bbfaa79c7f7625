import { css } from 'styled-components';

/** Shares of opacity along a fade that begins and ends slowly: an even one shows where it begins and ends. */
const steps = [0, 0.06, 0.22, 0.5, 0.78, 0.94, 1];

/**
 * Fades a picture in from an edge by a mask, so that the plain background behind it carries the text. A gradient over
 * the picture would grey it, most of all at night.
 *
 * @param direction CSS angle towards the picture
 * @param from percent of the way at which it begins to appear
 * @param to percent at which it is whole
 */
export function fadeIn(direction: string, from: number, to: number) {
  const stops = steps.map(
    (alpha, index) =>
      `rgb(0 0 0 / ${String(alpha)}) ${String(from + ((to - from) * index) / (steps.length - 1))}%`,
  );
  const gradient = `linear-gradient(${direction}, ${stops.join(', ')})`;
  // Chromium knows the plain name from version 120 on.
  return css`
    -webkit-mask-image: ${gradient};
    mask-image: ${gradient};
  `;
}
