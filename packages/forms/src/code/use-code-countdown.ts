import { useEffect, useState } from 'react';

/** Seconds until another code can be requested (Spec B 4). */
export const RESEND_SECONDS = 60;

interface CodeCountdown {
  /** Whole seconds left; 0 if a code can be requested. */
  secondsLeft: number;
  start: () => void;
  /** Ends the countdown, for example after a failed request. */
  reset: () => void;
}

/**
 * Counts down from 60 seconds to 0. It stores the time of the end instead of a counter, because browsers throttle or
 * stop the timers of background tabs: the number is right again when the visitor returns.
 */
export function useCodeCountdown(): CodeCountdown {
  /** Milliseconds since the epoch. */
  const [end, setEnd] = useState<number | null>(null);
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (end === null) return undefined;
    function tick() {
      const present = Date.now();
      setNow(present);
      if (end !== null && present >= end) setEnd(null);
    }
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [end]);

  return {
    secondsLeft: end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000)),
    start: () => {
      const present = Date.now();
      setNow(present);
      setEnd(present + RESEND_SECONDS * 1000);
    },
    reset: () => setEnd(null),
  };
}
