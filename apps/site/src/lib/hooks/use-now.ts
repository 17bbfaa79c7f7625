import { useEffect, useState } from 'react';

import { renderedAt } from './rendered-at.js';

const MINUTE = 60_000;

/**
 * The time in ms, renewed every minute, when `end` passes and when the tab is shown again.
 *
 * @param end Unix time in ms; `undefined` stops the clock
 */
export function useNow(end: number | undefined): number {
  const [now, setNow] = useState(renderedAt);

  useEffect(() => {
    if (end === undefined) return undefined;
    function renew() {
      setNow(Date.now());
    }
    const left = end - now;
    // A served screen was rendered some seconds ago.
    const age = Date.now() - now;
    const timer = left > 0 ? setTimeout(renew, Math.min(left, MINUTE) - age) : undefined;
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [end, now]);

  return now;
}
