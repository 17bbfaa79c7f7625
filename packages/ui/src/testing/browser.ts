import { media } from '../theme/values.js';

/* Each replaces a function of the browser for one story, and returns a function that restores it. */

export interface IntervalClock {
  running: ReadonlyMap<number, unknown>;
  pass: (ms: number) => void;
  restore: () => void;
}

/** Intervals of `period` ms, and no others, run only when `pass` is called. */
export function createIntervalClock(period: number): IntervalClock {
  const setInterval = window.setInterval.bind(window);
  const clearInterval = window.clearInterval.bind(window);
  const running = new Map<number, { callback: () => void; waited: number }>();
  let lastId = 0;

  window.setInterval = ((callback: () => void, delay: number) => {
    if (delay !== period) return setInterval(callback, delay);
    // Negative, to differ from the ids of the browser's intervals.
    lastId -= 1;
    running.set(lastId, { callback, waited: 0 });
    return lastId;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    if (!running.delete(Number(id))) clearInterval(id);
  };

  return {
    running,
    pass(ms) {
      for (const interval of running.values()) {
        interval.waited += ms;
        if (interval.waited < period) continue;
        interval.waited -= period;
        interval.callback();
      }
    },
    restore() {
      window.setInterval = setInterval;
      window.clearInterval = clearInterval;
    },
  };
}

/** Overrides the browser's setting for reduced motion. */
export function setReducedMotion(reduced: boolean): () => void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    matchMedia(query === media.reducedMotion ? (reduced ? 'all' : 'not all') : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

/** Prevents requestIdleCallback from calling back. */
export function withoutIdleMoments(): () => void {
  const requestIdleCallback = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = () => 0;
  return () => {
    window.requestIdleCallback = requestIdleCallback;
  };
}
