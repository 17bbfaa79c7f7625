import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';
import { printed } from '../../cloth.js';

/** Below, the picture is above the text; from here on the text is on the picture. */
const stacked = media.below(1024);
const spread = media.from(1024);

/** Wider, the picture of a slide would be cut above and below. */
export const Stage = styled.div`
  position: relative;
  max-width: 120rem;
  margin-inline: auto;

  .hero-controls {
    position: absolute;
    z-index: 2;
    bottom: ${space[5]};
    /* The start of the page's column. A plate, because it lies on a picture of any colour. */
    left: max(${space[6]} - 0.5rem, 50% - 41.75rem);
    padding-inline: 0.5rem;
    border-radius: 999px;
    background: ${vars.surface.page};
  }

  @media ${stacked} {
    .hero-controls {
      bottom: 0;
      left: calc(${space[6]} - 0.625rem);
      background: none;
    }
  }

  @media ${media.mobile} {
    .hero-controls {
      left: 0.125rem;
    }
  }
`;

/** The shape of a slide's picture, or higher where the text needs it. */
export const Spread = styled.div`
  position: relative;
  display: grid;
  height: 100%;

  @media ${spread} {
    align-items: center;
    min-height: min(35vw, 37.5rem);

    /* The picture is drawn for light paper, so the text on it has the same ink in every theme. */
    &[data-pictured] {
      --ink-surface-sunken: ${printed.slip};
      --ink-text-strong: ${printed.slipInk};
      --ink-text-base: ${printed.slipInk};
      --ink-border-strong: ${printed.slipInk};
      --ink-focus: ${printed.slipInk};

      background: ${printed.slip};
    }
  }

  @media ${stacked} {
    grid-template-rows: auto 1fr;
  }
`;

export const Column = styled.div`
  ${mix.pageColumn()}
  position: relative;
  display: grid;

  @media ${spread} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.06fr);
    gap: ${space[6]};
    align-items: center;
  }
`;

export const Words = styled.div`
  min-width: 0;
  max-width: min(31rem, 32vw);
  padding-block: ${space[5]} 4rem;

  @media ${stacked} {
    order: 1;
    max-width: none;
    padding-block: 1.25rem 3rem;
  }
`;

export const Headline = styled.p`
  color: ${vars.text.strong};
  font: 700 3rem/1.28 ${vars.font.display};
  letter-spacing: 0.02em;
  ${mix.wholeWords}
  white-space: pre-line;
  text-wrap: balance;

  @media ${media.below(1200)} {
    font-size: 2.25rem;
  }

  @media ${media.mobile} {
    min-height: 2.56em;
    font-size: 1.9375rem;
  }
`;

export const Text = styled.p`
  ${mix.clampLines(3)}
  text-wrap: pretty;
  margin-top: ${space[4]};
  color: ${vars.text.base};
  font-size: ${fontSize[18]};

  @media ${media.mobile} {
    /* Two lines for every slide and for the placeholder, so that all have the same height. */
    min-height: 3.2em;
    margin-top: ${space[2]};
    font-size: ${fontSize[16]};
  }

  ${mix.onNarrowPhone('-webkit-line-clamp', 'none')}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: 1.75rem;

  @media ${media.mobile} {
    margin-top: 1.125rem;
  }
`;

/** The picture of a slide: the whole ground of the text, or above it. */
export const Plate = styled.div`
  overflow: hidden;

  img {
    ${mix.coverPicture}
  }

  @media ${spread} {
    position: absolute;
    inset: 0;
  }

  @media ${stacked} {
    position: relative;
    aspect-ratio: 1600 / 560;
    min-height: 14.5rem;
    width: 100%;
  }
`;

/** Hills behind the covers and, at night, a moon. Nothing of it is behind the text. */
export const Sky = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  mask-image: linear-gradient(#000 74%, transparent);

  @media ${stacked} {
    height: 18rem;
  }
`;

export const Moon = styled.svg`
  position: absolute;
  top: 0;
  left: 36%;
  width: 17rem;
  background: radial-gradient(closest-side, ${vars.scene.halo}, transparent);

  @media ${stacked} {
    top: -2.75rem;
    left: -2.25rem;
    width: 8.25rem;
  }
`;

export const Fan = styled.div`
  position: relative;
  height: 27rem;

  /* By the attribute: a child combinator alone is as specific as the cover's own styles, which may come later. */
  > [data-place] {
    position: absolute;
    width: 15.25rem;
  }

  > [data-place='0'] {
    z-index: 2;
    top: 1.5rem;
    left: 30%;
    width: 16.5rem;
  }

  > [data-place='1'] {
    top: 3.75rem;
    left: 3%;
    rotate: -7deg;
  }

  > [data-place='2'] {
    top: 4rem;
    right: 3%;
    rotate: 6deg;
  }

  > [data-place='0'][data-of='1'] {
    left: 22%;
  }

  @media ${media.below(1200)} {
    height: 22rem;

    > [data-place] {
      width: 10.5rem;
    }

    > [data-place='0'] {
      left: 28%;
      width: 12rem;
    }
  }

  @media ${stacked} {
    width: 100%;
    max-width: 24rem;
    height: max(14.5rem, 35vw);
    margin-inline: auto;

    > [data-place] {
      width: 8rem;
    }

    > [data-place='0'],
    > [data-place='0'][data-of='1'] {
      top: 1.25rem;
      left: calc(50% - 4.5rem);
      width: 9rem;
    }

    > [data-place='1'] {
      top: 2.5rem;
      left: 4%;
    }

    > [data-place='2'] {
      top: 2.625rem;
      right: 4%;
    }
  }
`;
