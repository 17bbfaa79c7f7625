import { useEffect, useState, type RefCallback } from 'react';

/**
 * Whether an element's content is taller than `limit` px, kept up to date while pictures arrive and
 * the window changes. Put the ref on the content itself, not on the box that cuts it off.
 */
export function useTallerThan<T extends HTMLElement>(limit: number): [RefCallback<T>, boolean] {
  const [element, setElement] = useState<T | null>(null);
  const [taller, setTaller] = useState(false);

  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      // Half a pixel of tolerance: rem lengths do not come out whole.
      setTaller(element.offsetHeight > limit + 0.5);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element, limit]);

  return [setElement, taller];
}
