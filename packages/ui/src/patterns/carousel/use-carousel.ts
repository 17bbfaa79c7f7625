import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { Swiper } from 'swiper';

import { useMediaQuery } from '../../theme/use-media-query.js';
import { media } from '../../tokens/scales.js';
import { afterLoadAndIdle } from './after-load-and-idle.js';

/** How long a slide stays (Spec A 9), in ms. */
const stay = 3000;

/** How long a slide takes to come in, in ms. */
const passage = 420;

export interface Carousel {
  /** The box that Swiper runs in; its first child holds the slides. */
  viewportRef: RefObject<HTMLDivElement | null>;
  /** Index of the slide in sight. */
  index: number;
  /** True from the moment the engine is being fetched: now the other slides may fetch their pictures. */
  awake: boolean;
  /** The engine could not be fetched: the slides are a strip that scrolls sideways. */
  plain: boolean;
  /** Whether the slides move, or would if nothing held them. */
  playing: boolean;
  /** False where the reader has asked for less motion: nothing moves by itself, nothing to pause. */
  canPlay: boolean;
  togglePlaying: () => void;
  goTo: (index: number) => void;
  /** Spread on the carousel's root: the pointer and the keyboard hold it while they are on it. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/**
 * Runs a slideshow of `count` slides whose markup stands complete before any engine is there, so
 * that the first slide paints with the page. Swiper's core arrives after the page has loaded, or
 * when the reader touches the slides.
 *
 * Autoplay is a plain interval instead of Swiper's own module, which counts down in an animation
 * frame loop and so keeps a phone's main thread awake for as long as the page is open.
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
    if (!slidesMove || awake) return undefined;
    return afterLoadAndIdle(() => {
      setAwake(true);
    });
  }, [slidesMove, awake]);

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!slidesMove || !awake || !viewport) return undefined;
    let gone = false;
    import('swiper').then(
      ({ Swiper: Engine }) => {
        if (gone) return;
        engine.current = new Engine(viewport, {
          initialSlide: wanted.current,
          // Two slides go to and fro: to loop them Swiper would move the one in sight, a layout shift.
          loop: count > 2,
          rewind: count === 2,
          speed: passage,
          // A mouse selects text and follows links; only a finger drags.
          simulateTouch: false,
          threshold: 6,
          on: {
            slideChange: ({ realIndex }) => {
              wanted.current = realIndex;
              setIndex(realIndex);
            },
          },
        });
        setEngineState('running');
      },
      () => {
        if (!gone) setEngineState('failed');
      },
    );
    return () => {
      gone = true;
      engine.current?.destroy(true, true);
      engine.current = null;
    };
  }, [slidesMove, awake, count]);

  const moving = engineState === 'running' && playing && !calm && !pointerOn && !focusOn;

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => {
      // A tab out of sight rests: otherwise it would catch up on all slides when it is shown again.
      if (!document.hidden) engine.current?.slideNext();
    }, stay);
    return () => {
      clearInterval(timer);
    };
    // `index` restarts the clock, so that a slide chosen by hand stays its full time.
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
      // Only a focus that is seen: a dot that was clicked keeps the focus for ever, the slides would too.
      onFocus: (event) => {
        setFocusOn(event.target.matches(':focus-visible'));
      },
      onBlur: () => {
        setFocusOn(false);
      },
    },
  };
}
