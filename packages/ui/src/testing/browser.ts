import { media } from '../tokens/scales.js';

/* Each replaces something of the browser for one story; the function that it returns restores it. */

export interface IntervalClock {
  /** The intervals that are running. */
  running: ReadonlyMap<number, unknown>;
  pass: (ms: number) => void;
  restore: () => void;
}

/** Lets the intervals of `period` ms, and no others, run by `pass` instead of by themselves. */
export function createIntervalClock(period: number): IntervalClock {
  const { setInterval, clearInterval } = window;
  const running = new Map<number, { callback: () => void; waited: number }>();
  let lastId = 0;

  window.setInterval = ((callback: () => void, delay: number) => {
    if (delay !== period) return setInterval(callback, delay);
    // Negative, so that it is never the id of one of the browser's intervals.
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

/** Sets whether the reader asks for reduced motion, whatever the browser of the tests is set to. */
export function setReducedMotion(reduced: boolean): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    matchMedia.call(window, query === media.reducedMotion ? (reduced ? 'all' : 'not all') : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

/** Keeps back what waits for an idle moment of the page. */
export function withoutIdleMoments(): () => void {
  const { requestIdleCallback } = window;
  window.requestIdleCallback = () => 0;
  return () => {
    window.requestIdleCallback = requestIdleCallback;
  };
}
