import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { Swiper } from 'swiper';

import { afterLoadAndIdle } from '../../idle/index.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import { media } from '../../tokens/scales.js';

/** How long a slide is shown, in ms (Spec A 9). */
const stay = 3000;

/** Duration of the transition, in ms. */
const passage = 420;

export interface Carousel {
  /** The element that Swiper runs in; its first child contains the slides. */
  viewportRef: RefObject<HTMLDivElement | null>;
  /** Index of the visible slide. */
  index: number;
  /** True once Swiper is being loaded: from then on the other slides load their pictures. */
  awake: boolean;
  /** Swiper could not be loaded: the slides are a row that scrolls horizontally. */
  plain: boolean;
  /** Whether autoplay is on, even while the pointer or the focus pauses it. */
  playing: boolean;
  /** False under reduced motion: there is no autoplay and no pause button. */
  canPlay: boolean;
  togglePlaying: () => void;
  goTo: (index: number) => void;
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
 * Runs a carousel of `count` slides. Its markup is complete without Swiper, so that the first slide is
 * painted with the page. Swiper is loaded once the page is loaded and idle and the carousel in view, or when
 * the visitor uses it.
 *
 * Autoplay is an interval instead of Swiper's own module, which counts in an animation frame loop and so
 * keeps the main thread of a phone busy for as long as the page is open.
 */
export function useCarousel(count: number): Carousel {
  const viewportRef = useRef<HTMLDivElement>(null);
  const engine = useRef<Swiper | null>(null);
  const wanted = useRef(0);
  const [awake, setAwake] = useState(false);
  const [engineState, setEngineState] = useState<'absent' | 'running' | 'failed'>('absent');
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [pointerOn, setPointerOn] = useState(false);
  const [focusOn, setFocusOn] = useState(false);
  const calm = useMediaQuery(media.reducedMotion);
  const slidesMove = count > 1;

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

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!slidesMove || !awake || !viewport) return undefined;
    let gone = false;
    const sizes = new ResizeObserver(() => engine.current?.update());
    import('swiper').then(
      ({ Swiper: Engine }) => {
        if (gone) return;
        engine.current = new Engine(viewport, {
          initialSlide: wanted.current,
          // Two slides rewind: to loop them Swiper would move the visible slide, a layout shift.
          loop: count > 2,
          rewind: count === 2,
          speed: passage,
          // Only touch drags, so that a mouse can select text and follow links.
          simulateTouch: false,
          // Swiper's own observer returns, in the frame after a new size, to the slide of the old one:
          // a move within that frame would be undone. `update` does the same at once.
          resizeObserver: false,
          updateOnWindowResize: false,
          threshold: 6,
          on: {
            slideChange: ({ realIndex }) => {
              wanted.current = realIndex;
              setIndex(realIndex);
            },
          },
        });
        sizes.observe(viewport);
        setEngineState('running');
      },
      () => {
        if (!gone) setEngineState('failed');
      },
    );
    return () => {
      gone = true;
      sizes.disconnect();
      engine.current?.destroy(true, true);
      engine.current = null;
    };
  }, [slidesMove, awake, count]);

  const moving = engineState === 'running' && playing && !calm && !pointerOn && !focusOn;

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => {
      // No moves in a hidden tab: it would otherwise catch up on all slides when it is shown again.
      if (!document.hidden) engine.current?.slideNext();
    }, stay);
    return () => {
      clearInterval(timer);
    };
    // `index` restarts the interval, so that a slide chosen by the visitor is shown for the full time.
  }, [moving, index]);

  function goTo(target: number) {
    const next = (target + count) % count;
    wanted.current = next;
    setIndex(next);
    setAwake(true);
    engine.current?.slideToLoop(next, calm ? 0 : passage);
    if (engineState === 'failed') {
      const viewport = viewportRef.current;
      viewport?.scrollTo({ left: next * viewport.clientWidth, behavior: calm ? 'auto' : 'smooth' });
    }
  }

  return {
    viewportRef,
    index,
    awake,
    plain: engineState === 'failed',
    playing,
    canPlay: !calm,
    togglePlaying: () => {
      setPlaying((now) => !now);
      setAwake(true);
    },
    goTo,
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
