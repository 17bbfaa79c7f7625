import { useEffect, type RefObject } from 'react';

/** Brings the chosen tab into the middle of a row that is wider than its window, where it could be cut. */
export function useChosenInView(listRef: RefObject<HTMLElement | null>, value: string): void {
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector('[aria-selected="true"]');
    if (!list || !tab || list.scrollWidth <= list.clientWidth) return;
    const row = list.getBoundingClientRect();
    const { left, width } = tab.getBoundingClientRect();
    list.scrollLeft += left - row.left - (row.width - width) / 2;
  }, [listRef, value]);
}
