import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds that are left of `seconds`; `onEnd` is called once, at none. It stands still while `held`. */
export function useCountdown(seconds: number, held: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  const isOver = left <= 0;

  useEffect(() => {
    if (held || isOver) return undefined;
    const timer = setInterval(() => setLeft((was) => was - 1), 1000);
    return () => clearInterval(timer);
  }, [held, isOver]);

  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  return Math.max(0, left);
}
