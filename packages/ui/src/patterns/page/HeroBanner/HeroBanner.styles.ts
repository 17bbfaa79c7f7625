import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

/** The slides leave space for the dots, which are placed below the text. */
export const Stage = styled.div`
  position: relative;

  .hero-controls {
    position: absolute;
    z-index: 2;
    bottom: ${space[6]};
    left: -0.25rem;
  }

  @media ${media.mobile} {
    .hero-controls {
      bottom: 0;
    }
  }
`;

export const Spread = styled.div`
  display: grid;
  gap: ${space[7]};
  grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
  align-items: center;
  height: 33.5rem;
  padding-block: ${space[5]};

  @media ${media.narrowDesktop} {
    gap: ${space[5]};
    height: 29rem;
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: 1.25rem;
    align-items: start;
    height: auto;
    padding-block: 1.75rem 3rem;
  }
`;

export const Words = styled.div`
  min-width: 0;
  padding-bottom: ${space[6]};

  @media ${media.mobile} {
    padding-bottom: 0;
  }
`;

export const Headline = styled.p`
  ${mix.onTablet('font-size', '2.625rem')}
  color: ${vars.text.strong};
  font: 700 3.375rem/1.25 ${vars.font.display};
  letter-spacing: 0.02em;
  white-space: pre-line;
  text-wrap: balance;

  @media ${media.mobile} {
    min-height: 2.5em;
    font-size: 2.0625rem;
  }
`;

export const Text = styled.p`
  ${mix.clampLines(3)}
  max-width: 30em;
  margin-block: 1.375rem 2rem;
  font-size: ${fontSize[18]};

  @media ${media.mobile} {
    /* Two lines for every slide and for the placeholder, so that all have the same height. */
    min-height: 3.2em;
    margin-block: 0.875rem 1.25rem;
    font-size: ${fontSize[16]};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: 2rem;

  @media ${media.mobile} {
    margin-top: 1.25rem;
  }
`;

export const Fan = styled.div`
  position: relative;
  height: 28rem;

  > * {
    position: absolute;
    width: 15.625rem;
  }

  > [data-place='0'] {
    z-index: 2;
    top: 0.75rem;
    left: 31%;
    width: 17rem;
  }

  > [data-place='1'] {
    top: 3rem;
    left: 4%;
    rotate: -7deg;
  }

  > [data-place='2'] {
    top: 3.25rem;
    right: 4%;
    rotate: 6deg;
  }

  > [data-place='0']:only-child,
  > [data-place='0'][data-of='1'] {
    left: 22%;
  }

  @media ${media.narrowDesktop} {
    height: 22rem;

    > * {
      width: 10.5rem;
    }

    > [data-place='0'] {
      left: 25%;
      width: 12rem;
    }
  }

  @media ${media.mobile} {
    order: -1;
    width: 100%;
    max-width: 24rem;
    height: 15.5rem;
    margin-inline: auto;

    > * {
      width: 8.5rem;
    }

    > [data-place='0'] {
      top: 0.5rem;
      left: calc(50% - 4.9rem);
      width: 9.75rem;
    }

    > [data-place='0'][data-of='1'] {
      left: calc(50% - 4.9rem);
    }

    > [data-place='1'] {
      top: 2.125rem;
      left: 4%;
    }

    > [data-place='2'] {
      top: 2.25rem;
      right: 4%;
    }
  }
`;

export const Plate = styled.div`
  width: 100%;
  aspect-ratio: 4 / 3;
  max-height: 27rem;
  border-radius: ${radius.card};
  background: ${vars.surface.sunken};
  overflow: hidden;

  img {
    width: 100%;
    height: 100%;
    display: block;
    object-fit: cover;
  }

  @media ${media.mobile} {
    order: -1;
    height: 15.5rem;
    aspect-ratio: auto;
  }
`;
