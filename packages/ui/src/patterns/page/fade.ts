import { css } from 'styled-components';

/** Opacity values of a fade with a gradual start and end: the edges of a linear fade are visible. */
const steps = [0, 0.06, 0.22, 0.5, 0.78, 0.94, 1];

/**
 * Fades a picture in from an edge by a mask, so that text can be on the plain background behind it. A
 * gradient over the picture would grey it, most of all in the dark theme.
 *
 * @param direction CSS angle towards the picture
 * @param from where it begins to appear, in percent of the way
 * @param to where it is fully opaque, in percent
 */
export function fadeIn(direction: string, from: number, to: number) {
  const stops = steps.map(
    (alpha, index) =>
      `rgb(0 0 0 / ${String(alpha)}) ${String(from + ((to - from) * index) / (steps.length - 1))}%`,
  );
  const gradient = `linear-gradient(${direction}, ${stops.join(', ')})`;
  // Chromium needs the prefix before version 120.
  return css`
    -webkit-mask-image: ${gradient};
    mask-image: ${gradient};
  `;
}
