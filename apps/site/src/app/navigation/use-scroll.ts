import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { createScrollMemory } from './scroll-memory.js';

/** How long a returning page may take to grow to where it was, in ms. */
const RESTORE_WITHIN = 3000;

/**
 * Scrolls to `top` as soon as the page is tall enough: on Back the data may still be on its way.
 * The reader's own scrolling ends the attempt. Answers how to give up.
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
 * A new navigation scrolls smoothly to the top (Spec A 4), at once where motion is unwelcome; Back
 * and Forward return to where the reader was.
 */
export function useScroll(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const [memory] = useState(createScrollMemory);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', memory.persist);
    return () => {
      window.removeEventListener('pagehide', memory.persist);
    };
  }, [memory]);

  useLayoutEffect(() => {
    if (type === NavigationType.Pop) return scrollWhenTallEnough(memory.get(key));
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    return undefined;
  }, [key, type, memory]);

  // In the layout phase too: the event of a scroll above comes later and must find the new entry, or
  // leaving a page would overwrite its place with the top.
  useLayoutEffect(() => {
    function remember() {
      memory.set(key, window.scrollY);
    }
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
  }, [key, memory]);
}
