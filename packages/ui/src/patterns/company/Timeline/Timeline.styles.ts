import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

const TWO = `${media.from(704)} and ${media.below(960)}`;
const THREE = media.from(960);

export const Root = styled.ol`
  ${mix.resetList}
  --timeline-thing: 8.5rem;
  display: grid;
  gap: ${space[5]} 0;

  @media ${media.from(704)} {
    --timeline-thing: 16.5rem;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${space[6]};
  }

  @media ${THREE} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/* Begins and ends at the same thickness, so that one piece continues the other. */
const BRUSH =
  "url(\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 14' preserveAspectRatio='none'><path d='M0 3.5C30 1 70 1.5 110 3.5S180 6 220 4s80-3 120-1.5 40 2.5 60 1V10c-30 2-60 1-100-.5S230 8 190 9.5s-80 3-120 1.5S20 9 0 10Z'/></svg>\")";

/** The share of its height at which a drawing stands. */
const BASE = 0.91;

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: var(--timeline-thing) minmax(0, 1fr);
  grid-template-rows: calc(var(--timeline-thing) * 0.75);
  column-gap: ${space[4]};
  align-content: start;

  &[data-bare] {
    grid-template-columns: 0 minmax(0, 1fr);
    grid-template-rows: 4rem;
  }

  > h2,
  > p:not(:first-child) {
    grid-column: 1 / -1;
  }

  > h2 {
    margin-top: ${space[2]};
    font-size: ${fontSize[18]};
  }

  /* Over a drawing on light paper, behind it where a filter makes the drawing a print (the night theme). */
  &::before {
    ${mix.drawn}
    top: calc(var(--timeline-thing) * 0.75 * ${String(BASE)} - 0.3rem);
    right: calc(-1 * var(--timeline-bleed, 0rem));
    left: calc(-1 * var(--timeline-bleed, 0rem));
    height: 0.7rem;
    background: ${vars.text.strong};
    mask: ${BRUSH} 0 0 / 24rem 100% round no-repeat;
  }

  &[data-bare]::before {
    top: 3.4rem;
  }

  &:first-child::before {
    left: 0;
  }

  /* The brush runs dry. */
  &[data-last]::before {
    right: 0;
    clip-path: polygon(0 0, 100% 45%, 100% 55%, 0 100%);
  }

  @media ${media.from(704)} {
    grid-template-columns: minmax(0, 1fr);
    padding-right: ${space[7]};

    &,
    &[data-bare] {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: calc(var(--timeline-thing) * 0.75);
    }

    &::before,
    &[data-bare]::before {
      top: calc(var(--timeline-thing) * 0.75 * ${String(BASE)} - 0.45rem);
      height: 0.95rem;
    }
  }

  @media ${TWO} {
    &:nth-child(odd)::before {
      right: 0;
    }

    &:nth-child(even)::before {
      left: 0;
    }
  }

  @media ${THREE} {
    &:not(:nth-child(3n + 1))::before {
      left: 0;
    }

    &:not(:nth-child(3n))::before {
      right: 0;
    }
  }
`;

export const Thing = styled.div`
  grid-area: 1 / 1;
  width: var(--timeline-thing);
  margin-left: -0.4rem;

  > span {
    border-radius: ${radius.control};
    background: ${vars.surface.plate};
    filter: ${vars.picture.filter};
  }
`;

/** Beside the drawing on a phone, below the line otherwise; alone on the line where there is no drawing. */
export const Year = styled.p`
  ${mix.numerals}
  ${mix.strong()}
  grid-area: 1 / 2;
  align-self: end;
  padding-bottom: 1.1rem;
  font: 700 2.25rem/1 ${vars.font.display};
  letter-spacing: 0.03em;

  [data-last] > & {
    color: ${vars.accent.base};
  }

  @media ${media.from(704)} {
    grid-area: 2 / 1;
    padding: ${space[4]} 0 0;

    [data-bare] > & {
      grid-row: 1;
      padding: 0 0 1.75rem;
    }
  }
`;

export const End = styled.span`
  position: absolute;
  z-index: 1;
  top: calc(var(--timeline-thing) * 0.75 * ${String(BASE)});
  right: 0;
  font-size: 2.25rem;
  line-height: 0;
  transform: translateY(-50%);

  [data-bare] > & {
    top: 3.7rem;

    @media ${media.from(704)} {
      top: calc(var(--timeline-thing) * 0.75 * ${String(BASE)});
    }
  }
`;
