import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type RefObject } from 'react';

import { afterLoadAndIdle } from '../../idle/index.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import { media } from '../../tokens/scales.js';
import { useSlideScroll } from './use-slide-scroll.js';

/** How long a slide is shown, in ms (Spec A 9). */
const stay = 3000;

export interface Carousel {
  /** The element that scrolls; its first child contains the slides. */
  viewportRef: RefObject<HTMLDivElement | null>;
  /** Index of the visible slide. */
  index: number;
  /** True once the page has come to rest: from then on the slides move, and all load their pictures. */
  awake: boolean;
  /** Whether autoplay is on, even while the pointer or the focus pauses it. */
  playing: boolean;
  /** False under reduced motion: there is no autoplay and no pause button. */
  canPlay: boolean;
  togglePlaying: () => void;
  goTo: (index: number) => void;
  /** Set on the element that scrolls. */
  onScroll: () => void;
  /** Spread on the root of the carousel: pauses autoplay while the pointer or the focus is inside. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/**
 * Runs a carousel of `count` slides. They are a row that the browser scrolls and snaps, so that a finger moves them
 * before any script runs. Autoplay begins once the page is loaded and idle and the carousel in view, or when the
 * visitor uses it.
 */
export function useCarousel(count: number): Carousel {
  const viewportRef = useRef<HTMLDivElement>(null);
  const [awake, setAwake] = useState(false);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [pointerOn, setPointerOn] = useState(false);
  const [focusOn, setFocusOn] = useState(false);
  const calm = useMediaQuery(media.reducedMotion);
  const slidesMove = count > 1;
  const { scrollTo, onScroll } = useSlideScroll(viewportRef, {
    count,
    awake: awake && slidesMove,
    onRest: setIndex,
  });

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!slidesMove || awake || !viewport) return undefined;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setAwake(true);
    });
    const cancelIdle = afterLoadAndIdle(() => {
      sight.observe(viewport);
    });
    return () => {
      cancelIdle();
      sight.disconnect();
    };
  }, [slidesMove, awake]);

  function goTo(target: number) {
    const next = (target + count) % count;
    setIndex(next);
    setAwake(true);
    scrollTo(next, calm ? 'auto' : 'smooth');
  }

  const moving = awake && slidesMove && playing && !calm && !pointerOn && !focusOn;
  const goOn = useEffectEvent(() => {
    goTo(index + 1);
  });

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => {
      // No moves in a hidden tab: it would otherwise catch up on all slides when it is shown again.
      if (!document.hidden) goOn();
    }, stay);
    return () => {
      clearInterval(timer);
    };
    // `index` restarts the interval, so that a slide chosen by the visitor is shown for the full time.
  }, [moving, index]);

  return {
    viewportRef,
    index,
    awake,
    playing,
    canPlay: !calm,
    togglePlaying: () => {
      setPlaying((now) => !now);
      setAwake(true);
    },
    goTo,
    onScroll,
    hold: {
      onPointerEnter: () => {
        setPointerOn(true);
      },
      onPointerLeave: () => {
        setPointerOn(false);
      },
      onPointerDown: () => {
        setAwake(true);
      },
      // Only a visible focus pauses: a clicked dot keeps the focus, and the slides would never move again.
      onFocus: (event) => {
        setFocusOn(event.target.matches(':focus-visible'));
      },
      onBlur: () => {
        setFocusOn(false);
      },
    },
  };
}
