import type { OutlineEntry } from '@inkstone/ui/patterns/ArticleOutline';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { SECTION_HEADINGS } from '../../lib/html/outline.js';

interface Outline {
  /** On the element around the text. */
  textRef: RefObject<HTMLDivElement | null>;
  /** The section that is being read; `undefined` before the first one. */
  currentId: string | undefined;
  /** Brings a section into view and moves the focus there. */
  go: (id: string) => void;
}

/** Follows which section of a text is being read. */
export function useOutline(entries: readonly OutlineEntry[]): Outline {
  const textRef = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string>();
  const count = entries.length;

  useEffect(() => {
    const headings = [...(textRef.current?.querySelectorAll(SECTION_HEADINGS) ?? [])];
    if (count === 0 || headings.length === 0) return undefined;
    // A section is being read once its heading is in the upper third of the window.
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
        setCurrentId(passed.length === 0 ? undefined : String(passed.length - 1));
      },
      { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [count]);

  return {
    textRef,
    currentId,
    go: (id) => {
      const heading = textRef.current?.querySelectorAll<HTMLElement>(SECTION_HEADINGS)[Number(id)];
      if (heading === undefined) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      heading.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
    },
  };
}
