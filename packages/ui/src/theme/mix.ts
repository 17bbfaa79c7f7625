import { css } from 'styled-components';

import { fontSize, media, motion, radius, space } from '../tokens/scales.js';
import { vars } from './vars.js';

/* Functions and plain strings, so that a bundle drops unused ones; it keeps every call of `css`. */
export * from './mixins.js';

/** A list with a line between its items. */
export function ruled() {
  return `
    > li + li {
      border-top: 1px solid ${vars.border.base};
    }
  `;
}

/** Visible only to screen readers. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

function withGap(layout: string, gap?: string): string {
  return gap === undefined ? layout : `${layout} gap: ${gap};`;
}

/** Short rows in two columns wherever the list is wide enough; in a side column one below the other. */
export function pairs() {
  return `
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(19rem, 40%)), 1fr));
    column-gap: ${space[6]};

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  `;
}

/** Children in a row, vertically centred. */
export function row(gap?: string) {
  return withGap('display: flex; align-items: center;', gap);
}

export function inlineRow(gap?: string) {
  return withGap('display: inline-flex; align-items: center;', gap);
}

/** Children in as many lines as the width requires. */
export function wrap(gap?: string) {
  return withGap('display: flex; flex-wrap: wrap;', gap);
}

export function column(gap?: string) {
  return withGap('display: flex; flex-direction: column;', gap);
}

export function grid(gap: string) {
  return withGap('display: grid;', gap);
}

/** Centres every child. */
export const centred = `
  display: grid;
  place-items: center;
`;

/** Covers the nearest positioned ancestor. */
export const cover = `
  position: absolute;
  inset: 0;
`;

export const fill = `
  width: 100%;
  height: 100%;
`;

export function square(side: string) {
  return `
    width: ${side};
    height: ${side};
  `;
}

/** A ::before or ::after that is drawn over its element. */
export const drawn = `
  content: '';
  position: absolute;
`;

/** Takes the remaining width of a row, and can be narrower than its content. */
export const grow = `
  flex: 1;
  min-width: 0;
`;

export const ellipsis = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export function small(tone: keyof typeof vars.text) {
  return `
    color: ${vars.text[tone]};
    font-size: ${fontSize[14]};
  `;
}

export function strong() {
  return `
    color: ${vars.text.strong};
    font-weight: 600;
  `;
}

export function filled() {
  return `
    background: ${vars.accent.fill};
    color: ${vars.text.onAccent};
  `;
}

export function panel(corner: keyof typeof radius) {
  return `
    border: 1px solid ${vars.border.base};
    border-radius: ${radius[corner]};
    background: ${vars.surface.raised};
  `;
}

export function fade(...properties: string[]) {
  return `
    transition: ${properties.map((property) => `${property} ${motion.fast}`).join(', ')};
  `;
}

/** Only for devices that can hover: after a tap the style would stay until the next tap elsewhere. */
export function onHover(property: string, value: string) {
  return `
    @media ${media.hover} {
      &:hover {
        ${property}: ${value};
      }
    }
  `;
}

function onlyIn(query: string, property: string, value: string) {
  return `
    @media ${query} {
      ${property}: ${value};
    }
  `;
}

/** One declaration for a phone, such as `onPhone('display', 'none')`. */
export function onPhone(property: string, value: string) {
  return onlyIn(media.mobile, property, value);
}

/** One declaration for a phone with large text. */
export function onNarrowPhone(property: string, value: string) {
  return onlyIn(media.narrowPhone, property, value);
}

export function onTablet(property: string, value: string) {
  return onlyIn(media.narrowDesktop, property, value);
}

export function onTouch(property: string, value: string) {
  return onlyIn(media.touch, property, value);
}

/** The content column: 1320 px at the base width of 1915 px, with a smaller margin on a phone. */
export function pageColumn() {
  return css`
    width: 100%;
    max-width: calc(82.5rem + 2 * ${space[6]});
    margin-inline: auto;
    padding-inline: ${space[6]};

    @media ${media.mobile} {
      padding-inline: 1.125rem;
    }
  `;
}

/** Three cards in a row, with smaller gaps on a tablet, in one column on a phone. */
export function threeColumns() {
  return css`
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
}

/**
 * At most `lines` lines, then an ellipsis. Large text on a phone has a few characters a line and needs three times as
 * many lines for the same words (WCAG 1.4.4).
 */
export function clampLines(lines: number, linesOnPhone = lines) {
  return `
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${String(lines)};
    overflow: hidden;
    overflow-wrap: anywhere;
    ${linesOnPhone === lines ? '' : onPhone('-webkit-line-clamp', String(linesOnPhone))}
    ${onNarrowPhone('-webkit-line-clamp', String(3 * linesOnPhone))}
  `;
}

/**
 * A title in a list. It is shown whole, because volumes of a series differ at the end; only one of more than eighty
 * characters or so ends in an ellipsis.
 */
export function titleLines() {
  return clampLines(8);
}

/**
 * Breaks a title at spaces and punctuation, not inside 高三语文; a part longer than a line breaks anywhere, as do all where
 * a line has only a few characters.
 */
export const wholeWords = `
  word-break: keep-all;
  overflow-wrap: anywhere;

  @media ${media.narrowPhone} {
    word-break: normal;
  }
`;

/** A picture that covers its box, cropped. */
export const coverPicture = `
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
