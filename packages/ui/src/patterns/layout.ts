import { css } from 'styled-components';

import { vars } from '../theme/vars.js';
import { media, motion, radius, space } from '../tokens/scales.js';

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

    &:focus-visible {
      outline: none;

      &::after {
        outline: 2px solid ${vars.focus};
        outline-offset: ${ringOffset};
        border-radius: ${radius.chip};
      }
    }
  `;
}
