import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, vars } from '../../../theme/values.js';
import { cloth, printed } from '../../cloth.js';
import type { Stage } from '../../types.js';
import { LYING } from './lying.js';

const BAND = '1px solid rgb(255 255 255 / 42%)';

export const Back = styled.button<{ $stage: Stage }>`
  ${mix.resetButton}
  ${({ $stage }) => cloth($stage)}
  display: grid;

  /* With less height or more space the longest title, of ten characters, would reach the seal. */
  gap: 1.1rem;
  position: relative;
  grid-template-rows: auto minmax(0, 1fr) auto;
  justify-items: center;
  width: 3.7rem;
  height: 15.9rem;
  padding-block: 0.8rem;
  border-radius: 0.15rem 0.15rem 0 0;
  box-shadow:
    inset 0.35rem 0 0.5rem -0.25rem rgb(255 255 255 / 28%),
    inset -0.45rem 0 0.55rem -0.3rem rgb(0 0 0 / 32%);
  font-family: ${vars.font.display};
  line-height: 1.2;
  transition: translate ${motion.fast};

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 2.45rem 0 auto;
    height: 5px;
    border-block: ${BAND};
  }

  &::after {
    inset: auto 0 3.2rem;
  }

  &[data-size='0'] {
    width: 4rem;
    height: 16.2rem;
  }

  &[data-size='3'] {
    width: 3.4rem;
    height: 15.6rem;
  }

  &:focus-visible {
    outline: 2px solid ${printed.onCloth};
    outline-offset: -4px;
  }

  @media ${media.hover} {
    &:hover {
      translate: 0 -0.4rem;
    }
  }

  @media ${media.reducedMotion} {
    transition: none;
  }

  @media ${LYING} {
    &,
    &[data-size] {
      grid-template-rows: none;
      grid-template-columns: 2.6rem minmax(0, 1fr) auto;
      gap: 0.75rem;
      align-items: center;
      justify-items: start;
      width: 100%;
      height: max(46px, 2.875rem);
      padding: 0 0.9rem 0 0.6rem;
      border-radius: 0.15rem;
      background-image: linear-gradient(rgb(255 255 255 / 14%), rgb(0 0 0 / 20%));
      box-shadow: 0 1px 0 rgb(0 0 0 / 25%);
    }

    &::before {
      inset: 0 auto 0 2.5rem;
      width: 5px;
      height: auto;
      border-block: 0;
      border-inline: ${BAND};
    }

    &::after {
      inset: 0 4.1rem 0 auto;
      width: 5px;
      height: auto;
      border-block: 0;
      border-inline: ${BAND};
    }
  }

  /* Beside the seal and the bands the title would have three characters. */
  @media ${media.narrowPhone} {
    &,
    &[data-size] {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: 0.6rem;
    }

    &::before,
    &::after {
      display: none;
    }
  }
`;

export const Head = styled.span`
  font-size: ${fontSize[14]};
  font-weight: 600;

  @media ${LYING} {
    order: 3;
  }
`;

export const Title = styled.span`
  min-height: 0;
  font-size: 1.0625rem;
  font-weight: 600;
  letter-spacing: 0.06em;
  white-space: nowrap;
  writing-mode: vertical-rl;

  &[data-tight] {
    font-size: max(0.875rem, 12px);
    letter-spacing: 0;
  }

  @media ${LYING} {
    ${mix.ellipsis}
    order: 2;
    max-width: 100%;
    font-size: ${fontSize[16]};
    writing-mode: horizontal-tb;

    &[data-tight] {
      font-size: ${fontSize[16]};
    }
  }
`;

/** Printed on the cloth, so it is the same red in every theme. */
export const Mark = styled.span`
  ${mix.onNarrowPhone('display', 'none')}
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 0.2rem;
  background: #b4362d;
  color: #fff;
  font-size: 0.625rem;
  font-weight: 700;
  line-height: 1.04;
  writing-mode: vertical-rl;

  @media ${LYING} {
    order: 1;
  }
`;
