import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';
import { fadeIn } from '../fade.js';

export const Stage = styled.div`
  position: relative;
  border-radius: ${radius.card};
  overflow: hidden;

  .banner-controls {
    position: absolute;
    z-index: 2;
    left: ${space[7]};
    bottom: ${space[3]};
  }

  &[data-shape='card'] .banner-controls {
    left: ${space[5]};
  }

  @media ${media.mobile} {
    .banner-controls,
    &[data-shape='card'] .banner-controls {
      left: 1.125rem;
      bottom: 0;
    }
  }
`;

/** Reserves the space of the picture before it loads: 5:1, on a phone 10:3. */
export const Plate = styled.div`
  position: relative;
  aspect-ratio: 1320 / 264;
  min-height: 11rem;
  width: 100%;
  background: ${vars.surface.sunken};

  img {
    ${mix.coverPicture}
    ${fadeIn('90deg', 34, 70)}
  }

  @media ${media.mobile} {
    aspect-ratio: 10 / 3;
    min-height: 0;

    img {
      ${fadeIn('90deg', 44, 100)}
    }
  }

  ${Stage}[data-shape='card'] & {
    aspect-ratio: 16 / 5.2;
    min-height: 0;
  }

  @media ${media.narrowPhone} {
    &,
    ${Stage}[data-shape='card'] & {
      aspect-ratio: auto;
      min-height: 8.5rem;
    }
  }
`;

/** The text is on the plain side, so that it is legible with any picture. */
export const Caption = styled.div`
  ${mix.row()}
  ${mix.cover}
  padding: ${space[5]} ${space[7]};
  color: ${vars.text.strong};

  ${Stage}[data-shape='card'] & {
    padding: ${space[4]} ${space[5]} 2.25rem;
  }

  @media ${media.mobile} {
    padding: ${space[3]} 1.125rem 1.25rem;

    ${Stage}[data-shape='card'] & {
      padding: ${space[4]} 1.125rem 2.25rem;
    }
  }
`;

/** Not a paragraph: a reader's own space below paragraphs would push it out of the picture (WCAG 1.4.12). */
export const Title = styled.div`
  ${mix.wholeWords}
  ${mix.clampLines(2, 3)}
  max-width: 16em;
  font: 700 2.25rem/1.3 ${vars.font.display};
  letter-spacing: 0.02em;
  white-space: pre-line;
  text-wrap: balance;

  ${Stage}[data-shape='card'] & {
    ${mix.onTablet('font-size', fontSize[16])}
    font-size: 1.625rem;
  }

  @media ${media.mobile} {
    max-width: 64%;
    font-size: 1.125rem;

    ${Stage}[data-shape='card'] & {
      font-size: 1.0625rem;
    }
  }

  @media ${media.narrowPhone} {
    max-width: 85%;
    font-size: 1.0625rem;
    -webkit-line-clamp: 4;
  }
`;

/** The picture begins at the top, so that its subject stays above what covers the lower half. */
export const Landscape = styled(Stage)`
  border-radius: 0;

  ${Plate} {
    aspect-ratio: auto;
    height: 25rem;
    background: linear-gradient(${vars.surface.sunken} 40%, ${vars.surface.page});

    img {
      ${fadeIn('90deg', 12, 56)}
    }

    &::after {
      ${mix.drawn}
      inset: 55% 0 0;
      background: linear-gradient(transparent, ${vars.surface.page});
    }
  }

  ${Caption} {
    ${mix.pageColumn()}
    inset: auto 0 13.3rem;
  }

  ${Title} {
    max-width: 24rem;
    font-size: ${fontSize[18]};
    line-height: 2.25rem;
    white-space: normal;
    -webkit-line-clamp: 1;
  }

  .banner-controls {
    bottom: 13.3rem;
    left: max(28rem, 50% - 41.25rem + 26rem);
  }

  @media ${media.mobile} {
    ${Plate} {
      height: 13rem;
      min-height: 0;

      img {
        height: 18rem;
        ${fadeIn('90deg', 20, 76)}
      }
    }

    ${Caption} {
      bottom: 5rem;
    }

    ${Title} {
      max-width: 66%;
      font-size: ${fontSize[14]};
    }

    .banner-controls {
      right: 0.5rem;
      bottom: 5rem;
      left: auto;
    }
  }
`;

export const Way = styled.a`
  &::after {
    ${mix.cover}
    content: '';
  }

  ${mix.ringOver('-6px', 'card', 'currentColor')}
`;
