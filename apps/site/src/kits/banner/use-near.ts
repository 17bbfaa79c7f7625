import { useEffect, useState, type RefObject } from 'react';

/** How far below the window an element begins to be near. */
const AHEAD = '50%';

/**
 * Whether a reader who scrolls has come near an element, so that nothing is fetched for those who do not scroll that far.
 * Before the first scroll nothing counts as near: while a page is loading it is short, and its foot stands in the window.
 */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    const begin = () => observer.observe(element);
    window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', begin);
      observer.disconnect();
    };
  }, [ref, near]);
  return near;
}
