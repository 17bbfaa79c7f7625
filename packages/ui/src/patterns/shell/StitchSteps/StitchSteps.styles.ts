import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import type { StepPlace } from '../../../components/steps/state.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';
import { cloth, printed } from '../../cloth.js';
import { Seal as CoverSeal } from '../LoginCard/LoginCard.styles.js';

/** Width of the part of the cover that the thread surrounds. */
const FOLD = '27%';
/** Distance from the lower end of a step to its hole; on a phone from the upper end. */
const HOLE = '1.25rem';
const PHONE_HOLE = '1.5rem';

const sewn = `3px solid ${printed.thread}`;
const open = '1px dashed rgb(255 255 255 / 40%)';

export const Panel = styled.div`
  ${cloth('high')}
  position: relative;
  overflow: hidden;

  &::before {
    ${mix.drawn}
    inset: 0 0 0 auto;
    width: ${FOLD};
    border-left: 1px solid rgb(255 255 255 / 16%);
    background: rgb(0 0 0 / 10%);
  }

  @media ${media.mobile} {
    border-radius: ${radius.control};

    &::before {
      inset: 0 0 auto;
      width: auto;
      height: ${PHONE_HOLE};
      border: 0;
    }
  }
`;

export const Slip = styled.span`
  ${mix.onPhone('display', 'none')}
  position: absolute;
  top: ${space[7]};
  left: ${space[7]};
  padding: 1.5rem 0.95rem;
  border: 0.3rem solid ${printed.slip};
  outline: 1px solid rgb(0 0 0 / 50%);
  outline-offset: -0.6rem;
  background: ${printed.slip};
  color: ${printed.slipInk};
  font: 700 2.125rem/1 ${vars.font.display};
  letter-spacing: 0.4em;
  writing-mode: vertical-rl;

  @media ${media.narrowDesktop} {
    left: ${space[5]};
    padding: 1rem 0.6rem;
    font-size: 1.5rem;
  }
`;

export const Seal = styled(CoverSeal)`
  ${mix.onPhone('display', 'none')}

  ${mix.onTablet('left', space[5])}
`;

export const Steps = styled.ol`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;

  @media ${media.mobile} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const hole = css`
  ${mix.drawn}
  ${mix.square('0.75rem')}
  z-index: 1;
  border: 1.5px solid ${printed.onCloth};
  border-radius: 50%;
`;

/** The stitch around the back from this hole, and the thread to it. */
export const Step = styled.li<{ $state: StepPlace }>`
  ${mix.column()}
  position: relative;
  align-items: flex-end;
  justify-content: flex-end;
  height: 8.75rem;
  padding: 0 calc(${FOLD} + 1.375rem) calc(${HOLE} - 0.8em) 0;

  &::before {
    ${mix.drawn}
    top: -${HOLE};
    right: 0;
    bottom: ${HOLE};
    width: ${FOLD};
    border: ${({ $state }) => ($state === 'ahead' ? open : sewn)};
    border-width: 0 0 ${({ $state }) => ($state === 'ahead' ? '1px 1px' : '3px 3px')};
  }

  &::after {
    ${hole}
    right: calc(${FOLD} - 0.5rem);
    bottom: calc(${HOLE} - 0.3rem);
    background: ${vars.cloth.high.to};
  }

  @media ${media.mobile} {
    align-items: center;
    justify-content: flex-start;
    height: auto;
    padding: calc(${PHONE_HOLE} + 1rem) 0 ${space[3]};

    &::before {
      top: 0;
      right: 50%;
      bottom: auto;
      left: -50%;
      width: auto;
      height: ${PHONE_HOLE};
      border-width: 0 ${({ $state }) => ($state === 'ahead' ? '1px 1px' : '3px 3px')} 0;
    }

    &::after {
      top: calc(${PHONE_HOLE} - 0.45rem);
      right: calc(50% - 0.3rem);
      bottom: auto;
    }
  }
`;

export const Name = styled.span<{ $state: StepPlace }>`
  font: 400 1.125rem/1.6 ${vars.font.display};
  ${({ $state }) => $state === 'current' && 'font-weight: 700; font-size: 1.3125rem;'}

  @media ${media.mobile} {
    font-size: ${({ $state }) => ($state === 'current' ? '1rem' : '0.875rem')};
  }
`;

export const Done = styled.span`
  ${mix.onPhone('position', 'static')}
  position: absolute;
  top: 100%;
  right: calc(${FOLD} + 1.375rem);
  font-size: ${fontSize[12]};
`;

export const NeedleDrawing = styled.svg`
  ${mix.onPhone('display', 'none')}
  position: absolute;
  top: calc(100% - ${HOLE});
  right: ${FOLD};
  width: 6.25rem;
  height: 8.125rem;
  color: ${printed.thread};
  overflow: visible;
`;
