import { useRef, useState, type RefObject } from 'react';

import { useAutoplay, type Autoplay, type Playing } from './use-autoplay.js';
import { useSlideScroll } from './use-slide-scroll.js';

export interface Carousel extends Playing, Pick<Autoplay, 'hold'> {
  /** The element that scrolls; its first child contains the slides. */
  viewportRef: RefObject<HTMLDivElement | null>;
  index: number;
  /**
   * Number of slides, from the first on, that have their pictures: all slides shown so far, the next one once
   * the page is idle, and all as soon as the user uses the carousel.
   */
  pictured: number;
  goTo: (index: number) => void;
  /** For the element that scrolls. */
  onScroll: () => void;
}

/**
 * Runs a carousel of `count` slides. They are a row that the browser scrolls and snaps, so that touch moves
 * them before any script runs.
 */
export function useCarousel(count: number): Carousel {
  const viewportRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const moves = count > 1;
  if (index > furthest) setFurthest(index);
  const { awake, wake, used, playing, canPlay, togglePlaying, hold } = useAutoplay(viewportRef, {
    moves,
    position: index,
    onNext: () => goTo(index + 1),
  });
  const { scrollTo, onScroll } = useSlideScroll(viewportRef, {
    count,
    awake: awake && moves,
    onRest: setIndex,
  });

  function goTo(target: number) {
    const next = (target + count) % count;
    setIndex(next);
    wake();
    scrollTo(next, { glides: canPlay });
  }

  return {
    viewportRef,
    index,
    pictured: used ? count : furthest + (awake ? 2 : 1),
    playing,
    canPlay,
    togglePlaying,
    goTo,
    onScroll,
    hold,
  };
}
