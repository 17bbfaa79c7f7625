import { css } from 'styled-components';

import { fontSize, media, motion, radius, space, tapTarget } from '../tokens/scales.js';
import { vars } from './vars.js';

/** Gives a control the minimum size of a tap target on touch screens. */
export const touchTarget = css`
  @media ${media.touch} {
    min-width: ${tapTarget};
    min-height: ${tapTarget};
  }
`;

/** For rules with `color-mix` (Chromium 111, Safari 16.2): a property that cannot be mixed would be dropped. */
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

/** A list with a line between its items. */
export const ruled = css`
  > li + li {
    border-top: 1px solid ${vars.border.base};
  }
`;

/** Only for screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** Counts, prices and years: the display font with figures of equal width, so that columns align. */
export const numerals = css`
  font-family: ${vars.font.display};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** Leaves out on paper what only helps on a screen. */
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

function gapOf(gap: string | undefined): string {
  return gap === undefined ? '' : `gap: ${gap};`;
}

/** Children in a line, centred in height. */
export function row(gap?: string) {
  return css`
    display: flex;
    align-items: center;
    ${gapOf(gap)}
  `;
}

export function inlineRow(gap?: string) {
  return css`
    display: inline-flex;
    align-items: center;
    ${gapOf(gap)}
  `;
}

/** Children in lines, as many as the width takes. */
export function wrap(gap?: string) {
  return css`
    display: flex;
    flex-wrap: wrap;
    ${gapOf(gap)}
  `;
}

export function column(gap?: string) {
  return css`
    display: flex;
    flex-direction: column;
    ${gapOf(gap)}
  `;
}

export function grid(gap: string) {
  return css`
    display: grid;
    gap: ${gap};
  `;
}

/** Every child in the middle. */
export const centred = css`
  display: grid;
  place-items: center;
`;

/** Covers the nearest positioned ancestor. */
export const cover = css`
  position: absolute;
  inset: 0;
`;

export const fill = css`
  width: 100%;
  height: 100%;
`;

export function square(side: string) {
  return css`
    width: ${side};
    height: ${side};
  `;
}

/** A ::before or ::after that is drawn over its element. */
export const drawn = css`
  content: '';
  position: absolute;
`;

/** Takes the width that is left in a row, and may be narrower than its content. */
export const grow = css`
  flex: 1;
  min-width: 0;
`;

export const ellipsis = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export function small(tone: keyof typeof vars.text) {
  return css`
    color: ${vars.text[tone]};
    font-size: ${fontSize[14]};
  `;
}

export const strong = css`
  color: ${vars.text.strong};
  font-weight: 600;
`;

export const filled = css`
  background: ${vars.accent.base};
  color: ${vars.text.onAccent};
`;

export function panel(corner: keyof typeof radius) {
  return css`
    border: 1px solid ${vars.border.base};
    border-radius: ${radius[corner]};
    background: ${vars.surface.raised};
  `;
}

export function fade(...properties: string[]) {
  return css`
    transition: ${properties.map((property) => `${property} ${motion.fast}`).join(', ')};
  `;
}

/** For devices that can hover: a touch would leave the style on until the next touch elsewhere. */
export function onHover(property: string, value: string) {
  return css`
    @media ${media.hover} {
      &:hover {
        ${property}: ${value};
      }
    }
  `;
}

function onlyIn(query: string) {
  return (property: string, value: string) => css`
    @media ${query} {
      ${property}: ${value};
    }
  `;
}

/** One declaration for a phone, such as `onPhone('display', 'none')`. */
export const onPhone = onlyIn(media.mobile);
export const onTablet = onlyIn(media.narrowDesktop);
export const onTouch = onlyIn(media.touch);

/** The content column: 1320 px at the base width of 1915 px, with a smaller margin on a phone. */
export const pageColumn = css`
  width: 100%;
  max-width: calc(82.5rem + 2 * ${space[6]});
  margin-inline: auto;
  padding-inline: ${space[6]};

  @media ${media.mobile} {
    padding-inline: 1.125rem;
  }
`;

/** Three cards in a row, with smaller gaps on a tablet, in one column on a phone. */
export const threeColumns = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]};

  @media ${media.narrowDesktop} {
    gap: ${space[4]};
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
`;

/** At most `lines` lines, then an ellipsis. Shorter text takes the same height, so that rows stay aligned. */
export function clampLines(lines: number) {
  return css`
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${String(lines)};
    overflow: hidden;
    overflow-wrap: anywhere;
  `;
}

/** Breaks a title at its spaces and punctuation, not inside 高三语文; a part longer than a line breaks anywhere. */
export const wholeWords = css`
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

/** A link whose click area is the whole card around it (the card is `position: relative`). */
export const stretchedLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

/** The focus ring of a link around its ::after, which covers the card. */
export function ringOver(offset: string, corner: keyof typeof radius, colour: string = vars.focus) {
  return css`
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
 * The only link of a row or a card: its click area and its focus ring cover the whole of it.
 *
 * @param ringOffset CSS length; negative where neighbours would hide a ring outside the row
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

/** A picture that covers its box, cropped. */
export const coverPicture = css`
  ${cover}
  ${fill}
  object-fit: cover;
`;
