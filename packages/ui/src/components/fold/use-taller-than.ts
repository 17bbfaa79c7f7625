import { useEffect, useState, type RefCallback } from 'react';

/** Whether an element is taller than `limit` px. Set the ref on the content, not on the box that clips it. */
export function useTallerThan<T extends HTMLElement>(limit: number): [RefCallback<T>, boolean] {
  const [element, setElement] = useState<T | null>(null);
  const [taller, setTaller] = useState(false);

  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      // Half a pixel of tolerance, because rem lengths are fractions of a pixel.
      setTaller(element.offsetHeight > limit + 0.5);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, limit]);

  return [setElement, taller];
}
