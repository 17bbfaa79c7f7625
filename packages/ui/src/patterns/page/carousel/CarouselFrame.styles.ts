import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, motion, radius, space, tapTarget, vars } from '../../../theme/values.js';

export const Frame = styled.section`
  position: relative;
  min-width: 0;
`;

/** A row of slides with its own scrolling; a scrollbar would only repeat the dots. */
export const Viewport = styled.div`
  position: relative;
  overflow-x: auto;
  overflow-y: hidden;
  scroll-snap-type: x mandatory;
  /* Otherwise a swipe beyond the last slide would go back in the history. */
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

export const Track = styled.div`
  display: flex;
`;

export const Slide = styled.div`
  position: relative;
  flex: none;
  width: 100%;
  min-width: 0;
  /* It moves behind the last slide at once, but under reduced motion every change has a short transition. */
  transition-property: none;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  color: ${vars.text.strong};
`;

export const Dots = styled.div`
  display: flex;
`;

const bar = css`
  content: '';
  display: block;
  width: 1.75rem;
  height: 3px;
  border-radius: 2px;
  background: currentColor;
  transition: opacity ${motion.fast};

  @media (forced-colors: active) {
    background: ButtonText;
  }
`;

/** A thin line with a full-size tap target. */
export const Dot = styled.button`
  ${mix.resetButton}
  display: grid;
  place-items: center;
  min-width: calc(1.75rem + ${space[2]});
  height: 1.75rem;
  border-radius: ${radius.chip};

  &::before {
    ${bar}
    opacity: 0.3;
  }

  &:hover::before {
    opacity: 0.6;
  }

  &[aria-current='true']::before {
    opacity: 1;
  }

  @media ${media.touch} {
    height: ${tapTarget};
    min-width: ${tapTarget};
  }
`;
