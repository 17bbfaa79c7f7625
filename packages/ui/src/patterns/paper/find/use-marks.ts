import { useEffect, useRef } from 'react';

import { markText, type Sought } from './marks.js';

/**
 * Marks the matches on a sheet, again whenever the sheet is drawn or its text is placed, and scrolls the
 * current one into view.
 *
 * @param current index of the current match on this sheet
 * @param layout changes where the text is set anew, which moves the matches
 * @returns the ref of the sheet
 */
export function useMarks<E extends HTMLElement>(
  { wanted, loosely }: Sought,
  current: number | undefined,
  desk: HTMLElement | null,
  layout?: string,
) {
  const sheet = useRef<E>(null);

  useEffect(() => {
    const { current: element } = sheet;
    if (element === null || wanted.trim() === '') return undefined;
    let marks: ReturnType<typeof markText> | undefined;
    let brought = false;
    const observer = new MutationObserver(mark);
    function mark() {
      if (element === null) return;
      observer.disconnect();
      marks?.remove();
      marks = markText(element, { wanted, loosely }, current);
      // Once for each match: later the user may have scrolled away.
      if (!brought && desk !== null && marks.current !== undefined) {
        brought = true;
        bringIntoView(marks.current, desk);
      }
      observer.observe(element, { childList: true, subtree: true });
    }
    mark();
    return () => {
      observer.disconnect();
      marks?.remove();
    };
  }, [wanted, loosely, current, desk, layout]);

  return sheet;
}

/** Scrolls only the desk, not the page around it. */
function bringIntoView(mark: HTMLElement, desk: HTMLElement): void {
  const { top, bottom, left, right } = mark.getBoundingClientRect();
  const view = desk.getBoundingClientRect();
  // Below the bar, which covers the upper edge.
  const upper = view.top + 72;
  if (top < upper || bottom > view.bottom) desk.scrollTop += top - view.top - view.height / 3;
  if (left < view.left || right > view.right) desk.scrollLeft += left - view.left - view.width / 3;
}
