import { css } from 'styled-components';

import { media, motion, radius, tapTarget } from '../tokens/scales.js';
import { vars } from './vars.js';

/** Gives a control the minimum size of a tap target on touch screens, which grows with large text. */
export const touchTarget = css`
  @media ${media.touch} {
    min-width: ${tapTarget};
    min-height: max(2.75rem, ${tapTarget});
  }
`;

/** For rules with `color-mix` (Chromium 111, Safari 16.2): older browsers would drop the property. */
export const mixesColours = '(color: color-mix(in srgb, red, red))';

/** Removes the browser's styles from a <button>. */
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

/** Counts, prices and years: the display font with digits of equal width, so that columns align. */
export const numerals = css`
  font-family: ${vars.font.display};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** Hides in print what is only useful on a screen. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;

/** Hides the scrollbar of a row that scrolls horizontally. */
export const noScrollbar = css`
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

/** A link whose click area is the whole card around it (the card is `position: relative`). */
export const stretchedLink = `
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

/** The focus ring of a link around its ::after, which covers the card. */
export function ringOver(offset: string, corner: keyof typeof radius, colour: string = vars.focus) {
  return `
    &:focus-visible {
      outline: none;

      &::after {
        outline: 2px solid ${colour};
        outline-offset: ${offset};
        border-radius: ${radius[corner]};
      }
    }
  `;
}

/**
 * The only link of a row or a card: its click area and its focus ring cover the whole card.
 *
 * @param ringOffset CSS length; negative if neighbours would cover a ring outside the row
 */
export function wholeLink(ringOffset: string) {
  return css`
    ${stretchedLink}
    transition: color ${motion.fast};

    @media ${media.hover} {
      &:hover {
        color: ${vars.accent.base};
      }
    }

    ${ringOver(ringOffset, 'chip')}
  `;
}
