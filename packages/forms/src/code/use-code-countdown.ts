import { useEffect, useState } from 'react';

/** Seconds until a code may be asked for again (Spec B 4). */
export const RESEND_SECONDS = 60;

interface CodeCountdown {
  /** Whole seconds left; 0 when the button is free. */
  secondsLeft: number;
  start: () => void;
  /** Free at once, as after a failure. */
  reset: () => void;
}

/**
 * Counts from 60 to 0. It keeps the moment of its end and not a counter, because the timers of a tab
 * in the background are slowed down or stopped: on return the figure is right again.
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
    reset: () => {
      setEnd(null);
    },
  };
}
