import { keyframes, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';
import { printed } from '../../cloth.js';
import type { Stage } from '../../types.js';
import { LYING } from './lying.js';

/** The height of an upright cover, and so of every board. */
const UPRIGHT = '16.4rem';

export const Board = styled.section`
  min-width: 0;
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  position: absolute;
  top: 0;
  right: 0;
  min-height: 2.75rem;
  color: ${vars.text.strong};

  @media ${media.mobile} {
    ${mix.onNarrowPhone('position', 'static')}
    gap: 0;

    /* Aligns the button's icon with the column, not the space around the icon. */
    > button {
      margin-right: -0.75rem;
    }
  }
`;

export const Place = styled.span`
  ${mix.numerals}
  color: ${vars.text.quiet};
  font-size: ${fontSize[16]};
  white-space: nowrap;
`;

export const Arrows = styled.div`
  display: flex;
  gap: ${space[2]};

  @media ${media.mobile} {
    display: none;
  }
`;

export const Plank = styled.div<{ $stage: Stage }>`
  display: grid;
  gap: 2.25rem;
  position: relative;
  align-items: end;
  min-height: ${UPRIGHT};
  padding-inline: 0.4rem;
  border-bottom: 0.25rem solid ${({ $stage }) => vars.cloth[$stage].to};

  &[data-side='right'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  &[data-side='left'] {
    grid-template-columns: auto minmax(0, 1fr);

    > :last-child {
      order: -1;
    }
  }

  &::after {
    content: '';
    position: absolute;
    inset: calc(100% + 0.25rem) 0 auto;
    height: 1rem;
    background: linear-gradient(rgb(60 45 20 / 15%), transparent);
    pointer-events: none;
  }

  @media ${LYING} {
    &,
    &[data-side] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[5]};
      padding-inline: 0;

      > :last-child {
        order: 0;
      }
    }
  }

  @media ${media.mobile} {
    &,
    &[data-side] {
      gap: 0;
      min-height: 11rem;
    }
  }
`;

const pulled = keyframes`
  from {
    opacity: 0;
    translate: 1.5rem 0;
  }
`;

export const Faces = styled.ul`
  ${mix.resetList}
  display: grid;
  gap: 2.25rem;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  min-width: 0;

  &[data-moved] > li {
    animation: ${pulled} 160ms ease-out;
  }

  @media ${media.reducedMotion} {
    &[data-moved] > li {
      animation: none;
    }
  }

  @media ${media.mobile} {
    gap: 1.125rem;
    align-items: start;
  }
`;

export const Spines = styled.ul`
  ${mix.resetList}
  display: flex;
  gap: 3px;
  align-items: flex-end;

  @media ${LYING} {
    display: grid;
    gap: 2px;

    > :nth-child(2) {
      margin-inline: 0.5rem -0.1rem;
    }

    > :nth-child(3) {
      margin-inline: 0.15rem 0.75rem;
    }

    > :nth-child(4) {
      margin-inline: 0.7rem 0.2rem;
    }
  }
`;

export const Sign = styled.p`
  grid-column: 1 / -1;
  justify-self: center;
  margin-bottom: ${space[6]};
  padding: ${space[4]} ${space[6]};
  border: 1px solid rgb(0 0 0 / 16%);
  outline: 3px solid ${printed.slip};
  background: ${printed.slip};
  box-shadow: 0 10px 18px -10px rgb(40 30 10 / 50%);
  color: ${printed.slipInk};
  font: 600 1.125rem/1.4 ${vars.font.display};
`;

export const Tag = styled.a`
  ${mix.onHover('color', vars.accent.base)}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  position: relative;
  z-index: 1;
  min-height: 2.75rem;
  margin-left: 2.25rem;
  padding-inline: 1.125rem;
  border: 1px solid ${vars.border.base};
  border-top: 0;
  border-radius: 0 0 ${radius.chip} ${radius.chip};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  @media ${media.touch} {
    min-height: 44px;
  }

  @media ${media.mobile} {
    margin-left: 1rem;
  }

  b {
    ${mix.numerals}
    color: ${vars.text.strong};
    font-weight: 600;
    font-size: ${fontSize[18]};
    white-space: nowrap;
  }
`;
