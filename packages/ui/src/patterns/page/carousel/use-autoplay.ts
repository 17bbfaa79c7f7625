import { useEffect, useEffectEvent, useState, type FocusEvent, type RefObject } from 'react';

import { afterLoadAndIdle } from '../../../idle/index.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';

/** How long a slide is shown, in ms (Spec A 9). */
const stay = 3000;

/** Props of the pause button. */
export interface Playing {
  /** Whether autoplay is on, even while the pointer or the focus pauses it. */
  playing: boolean;
  /** False under reduced motion: there is no autoplay and no pause button. */
  canPlay: boolean;
  togglePlaying: () => void;
}

export interface Autoplay extends Playing {
  /** Whether the slides may move: the page is idle with them in view, or the user has used them. */
  awake: boolean;
  wake: () => void;
  /** Whether the pointer or the focus has been inside. */
  used: boolean;
  /** Stops the slides, as the pause button does. */
  stop: () => void;
  /** Props of the root: they pause autoplay while the pointer or the focus is inside. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

interface AutoplayOptions {
  /** Whether there is more than one slide. */
  moves: boolean;
  /** Index of the shown slide. Each change restarts the timer, so each has the full time. */
  position: number;
  onNext: () => void;
}

/**
 * Shows the next slide every 3 seconds (Spec A 4), but not while the pointer or the focus is inside, in a
 * hidden tab, or under reduced motion. Starts when the page is loaded and idle with the slides in view, or
 * when they are used.
 *
 * @param ref an element that is in view when the slides are
 */
export function useAutoplay(
  ref: RefObject<HTMLElement | null>,
  { moves, position, onNext }: AutoplayOptions,
): Autoplay {
  const [awake, setAwake] = useState(false);
  const [used, setUsed] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [pointerOn, setPointerOn] = useState(false);
  const [focusOn, setFocusOn] = useState(false);
  const calm = useMediaQuery(media.reducedMotion);

  useEffect(() => {
    const element = ref.current;
    if (!moves || awake || !element) return undefined;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setAwake(true);
    });
    const cancelIdle = afterLoadAndIdle(() => sight.observe(element));
    return () => {
      cancelIdle();
      sight.disconnect();
    };
  }, [ref, moves, awake]);

  const moving = awake && moves && playing && !calm && !pointerOn && !focusOn;
  const goOn = useEffectEvent(onNext);

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => {
      // Not in a hidden tab: the carousel would catch up on all slides when the tab is shown again.
      if (!document.hidden) goOn();
    }, stay);
    return () => clearInterval(timer);
  }, [moving, position]);

  function wake() {
    setAwake(true);
  }

  return {
    awake,
    wake,
    used,
    playing,
    canPlay: !calm,
    togglePlaying: () => {
      setPlaying((now) => !now);
      wake();
    },
    stop: () => setPlaying(false),
    hold: {
      onPointerEnter: () => {
        setPointerOn(true);
        setUsed(true);
      },
      onPointerLeave: () => setPointerOn(false),
      onPointerDown: wake,
      // Only a visible focus pauses: a clicked dot keeps the focus, and the slides would never move again.
      onFocus: (event) => {
        setUsed(true);
        setFocusOn(event.target.matches(':focus-visible'));
      },
      onBlur: () => setFocusOn(false),
    },
  };
}
