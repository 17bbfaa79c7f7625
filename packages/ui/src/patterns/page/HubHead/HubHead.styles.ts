import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';
import { printed } from '../../cloth.js';
import { BELOW } from '../HubContents/below.js';

export const Volume = styled.div`
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22.25rem;
  box-shadow: ${vars.shadow.card};
  overflow: hidden;

  /* Next to the contents a tablet's picture would be narrower than what it shows. */
  @media ${BELOW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Fixed height, so that nothing moves when the slides arrive. */
export const Frontispiece = styled.div`
  position: relative;
  min-width: 0;
  height: 22.5rem;
  border-right: 1px solid ${vars.border.base};
  background: ${vars.surface.page};

  .hub-controls {
    position: absolute;
    z-index: 2;
    bottom: ${space[5]};
    left: 11.5rem;
  }

  @media ${media.narrowDesktop} {
    height: 18.5rem;
    border-right: 0;
    border-bottom: 1px solid ${vars.border.base};

    .hub-controls {
      left: 8.75rem;
    }
  }

  @media ${media.mobile} {
    height: 12.25rem;
    border: 0;
    border-bottom: 1px solid ${vars.border.base};

    &[data-search] {
      height: 16.375rem;
      background: ${vars.surface.raised};
    }

    .hub-controls {
      bottom: ${space[1]};
      left: 4.75rem;
    }

    &[data-search] .hub-controls {
      bottom: auto;
      top: 6.75rem;
    }
  }
`;

export const Slip = styled.h1`
  position: absolute;
  z-index: 2;
  top: 2.5rem;
  left: 2.875rem;
  padding: 1.375rem 1rem 0.75rem;
  border: 1px solid ${vars.border.base};
  outline: 4px solid ${printed.slip};
  background: ${printed.slip};
  filter: ${vars.picture.filter};
  box-shadow:
    0 0 0 5px ${vars.border.base},
    ${vars.shadow.card};
  color: ${printed.slipInk};
  font: 700 2.375rem/1 ${vars.font.display};
  letter-spacing: 0.27em;
  white-space: nowrap;
  writing-mode: vertical-rl;
  pointer-events: none;

  @media ${media.narrowDesktop} {
    top: 1.75rem;
    left: 2rem;
  }

  @media ${media.mobile} {
    top: 1.5rem;
    left: 1.25rem;
    padding: 0.875rem 0.625rem ${space[2]};
    outline-width: 3px;
    font-size: 1.5rem;
  }
`;

export const Plate = styled.div`
  position: relative;
  width: 100%;
  height: 22.375rem;
  ${mix.onTablet('height', '18.4375rem')}

  img {
    ${mix.coverPicture}
  }

  @media ${media.mobile} {
    height: 12.1875rem;
  }
`;

export const Caption = styled.div`
  position: absolute;
  inset: 0;
  ${mix.onTablet('padding-left', '9rem')}
  padding: 4rem 2rem 0 11.75rem;
  background: linear-gradient(90deg, ${vars.surface.page} 34%, transparent 72%);
  color: ${vars.text.strong};

  @supports ${mix.mixesColours} {
    background: linear-gradient(
      90deg,
      ${vars.surface.page} 34%,
      color-mix(in srgb, ${vars.surface.page} 80%, transparent) 50%,
      transparent 72%
    );
  }

  /* The text ends above the search box, whatever its number of lines. */
  ${Frontispiece}[data-search] & {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    padding-block: ${space[5]} 11.25rem;
    ${mix.onTablet('padding-bottom', '9.25rem')}
  }

  @media ${media.mobile} {
    padding: 1.75rem ${space[4]} 0 5.5rem;
    background: linear-gradient(180deg, ${vars.surface.page} 44%, transparent 80%);

    @supports ${mix.mixesColours} {
      background: linear-gradient(
        180deg,
        color-mix(in srgb, ${vars.surface.page} 92%, transparent) 44%,
        transparent 80%
      );
    }

    ${Frontispiece}[data-search] & {
      justify-content: flex-start;
      padding-block: 1.75rem 0;
    }
  }
`;

export const Headline = styled.p`
  ${mix.clampLines(2)}
  ${mix.onTablet('font-size', '1.75rem')}
  font: 700 2.25rem/1.3 ${vars.font.display};
  letter-spacing: 0.02em;
  white-space: pre-line;
  text-wrap: balance;

  @media ${media.mobile} {
    font-size: 1.375rem;
  }

  /* Whole, in the room of the plate. */
  &[data-long] {
    ${mix.onPhone('font-size', fontSize[16])}
    font-size: ${fontSize[18]};
    -webkit-line-clamp: 5;
  }

  @media ${media.narrowPhone} {
    font-size: ${fontSize[16]};
    -webkit-line-clamp: 4;
  }
`;

export const Text = styled.p`
  ${mix.clampLines(2)}
  max-width: 23em;
  margin-top: ${space[3]};
  color: ${vars.text.base};
  font-size: ${fontSize[16]};

  @media ${media.mobile} {
    display: none;
  }

  ${Frontispiece}[data-search] & {
    -webkit-line-clamp: 1;
  }
`;

export const Way = styled.a`
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  ${mix.ringOver('-6px', 'card')}
`;

export const Search = styled.div`
  position: absolute;
  z-index: 2;
  top: 12.5rem;
  left: 11.75rem;
  width: min(25rem, 100% - 13.75rem);

  @media ${media.narrowDesktop} {
    top: 10.5rem;
    left: 9rem;
    width: 19rem;
  }

  @media ${media.mobile} {
    top: 12.375rem;
    left: 1.125rem;
    width: calc(100% - 2.25rem);
  }
`;
