import { styled } from 'styled-components';

import { numerals, resetList } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { fontSize, media, radius, space } from '../../tokens/scales.js';

export const Spread = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 21rem) minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;

  &[data-wide='true'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[7]};
  }

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
    gap: ${space[6]};
  }

  @media ${media.mobile} {
    &,
    &[data-wide='true'] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[5]};
    }
  }
`;

/** The background of the cover. */
export const Desk = styled.div`
  padding: ${space[6]};
  border-radius: ${radius.card};
  background: ${vars.surface.sunken};

  &[data-wide='true'] {
    padding: 0;
    background: none;
  }

  > * {
    margin-inline: auto;
  }

  @media ${media.mobile} {
    padding: ${space[5]} 0;

    > :not(video) {
      max-width: 11.5rem;
    }

    &[data-wide='true'] {
      padding: 0;

      > * {
        max-width: none;
      }
    }
  }
`;

export const Film = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.card};
  background: ${vars.surface.footer};
  object-fit: contain;
`;

export const Title = styled.h1`
  font-size: ${fontSize[36]};
  overflow-wrap: anywhere;

  @media ${media.mobile} {
    font-size: 1.625rem;
  }
`;

export const Price = styled.p`
  ${numerals}
  margin-top: ${space[3]};
  color: ${vars.accent.base};
  font-size: ${fontSize[28]};
  font-weight: 600;
  line-height: 1.4;
`;

export const NoPrice = styled.p`
  margin-top: ${space[3]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[18]};
  line-height: calc(1.75rem * 1.4);
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[5]};
  margin-top: ${space[5]};
  border-top: 2px solid ${vars.text.strong};

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding-block: 0.6875rem;
    border-bottom: 1px solid ${vars.border.base};
  }

  dt {
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
    line-height: 1.6rem;
  }

  dd {
    color: ${vars.text.strong};
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};

  @media ${media.mobile} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[2]};

    > * {
      padding-inline: ${space[2]};
    }

    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export const Areas = styled.ul`
  ${resetList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > li {
    padding: 0.25rem 0.75rem;
    border-radius: ${radius.chip};
    background: ${vars.surface.sunken};
    color: ${vars.text.strong};
  }
`;
