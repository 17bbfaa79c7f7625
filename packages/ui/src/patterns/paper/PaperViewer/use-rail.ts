import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { observeSize } from '../desk/observe-size.js';

interface Rail {
  rail: RefObject<HTMLElement | null>;
  /** Scrolls; its first children are the pages. */
  list: RefObject<HTMLOListElement | null>;
  /** Number of pages above the view. */
  above: number;
  onScroll: () => void;
  /** Scrolls to the first page and focuses it, because the button that was pressed disappears. */
  toStart: () => void;
}

/** Keeps the page in view in the middle third of the thumbnails, also after they were hidden or resized. */
export function useRail(current: number, count: number): Rail {
  const rail = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [above, setAbove] = useState(0);

  function follow() {
    const cell = list.current?.children[current];
    if (list.current === null || !(cell instanceof HTMLElement)) return;
    const { scrollTop, clientHeight } = list.current;
    const middle = cell.offsetTop + cell.offsetHeight / 2 - scrollTop;
    if (middle < clientHeight / 3 || middle > (2 * clientHeight) / 3)
      list.current.scrollTop += middle - clientHeight / 2;
  }
  const followNow = useEffectEvent(follow);

  useLayoutEffect(() => followNow(), [current]);

  useEffect(() => {
    if (rail.current === null) return undefined;
    // A dialog that is not shown yet has no size, and its content cannot be scrolled.
    return observeSize(rail.current, () => followNow());
  }, []);

  return {
    rail,
    list,
    above,
    onScroll: () => {
      const { current: element } = list;
      if (element === null) return;
      const cells = [...element.children].slice(0, count);
      const first = cells.findIndex(
        (cell) => cell instanceof HTMLElement && cell.offsetTop + cell.offsetHeight > element.scrollTop,
      );
      setAbove(first === -1 ? count : first);
    },
    toStart: () => {
      if (list.current === null) return;
      list.current.scrollTop = 0;
      list.current.querySelector('button')?.focus({ preventScroll: true });
    },
  };
}
