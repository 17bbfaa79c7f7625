import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import type { STAY } from '../../lib/stay.js';
import { createScrollMemory } from './scroll-memory.js';

/** How long a page may take after Back to grow to its former height, in ms. */
const RESTORE_WITHIN = 3000;

/**
 * Scrolls to `top` as soon as the page is tall enough: after Back the data may still be on its way. It
 * stops when the person scrolls, clicks or types.
 *
 * @returns a function that stops it
 */
function scrollWhenTallEnough(top: number): () => void {
  const root = document.documentElement;
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, RESTORE_WITHIN);
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

  function attempt() {
    const reachable = root.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.min(top, reachable), behavior: 'instant' });
    if (reachable >= top) stop();
  }
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of gestures) window.removeEventListener(name, stop);
  }

  for (const name of gestures) window.addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

/**
 * A new navigation scrolls smoothly to the top (Spec A 4), at once where the person prefers reduced
 * motion. Back and Forward return to the former position.
 */
export function useScroll(): void {
  const location = useLocation();
  const { key } = location;
  const stays = (location.state as Partial<typeof STAY> | null)?.stay === true;
  const type = useNavigationType();
  const [memory] = useState(createScrollMemory);
  // Where the page is. Asking the window would lay out the page that has just been rendered.
  const position = useRef(0);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', memory.persist);
    return () => window.removeEventListener('pagehide', memory.persist);
  }, [memory]);

  useLayoutEffect(() => {
    if (stays && type !== NavigationType.Pop) {
      memory.set(key, position.current);
      return undefined;
    }
    const top = type === NavigationType.Pop ? memory.get(key) : 0;
    if (top === 0 && position.current === 0) return undefined;
    if (type === NavigationType.Pop) return scrollWhenTallEnough(top);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    return undefined;
  }, [key, type, stays, memory]);

  // A layout effect too: the scroll above fires its event later, which must be stored for the new
  // entry. Otherwise leaving a page would overwrite its position with the top.
  useLayoutEffect(() => {
    function remember() {
      position.current = window.scrollY;
      memory.set(key, position.current);
    }
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, memory]);
}
