import { useMemo, useState } from 'react';

import type { FoundPlace } from '../types.js';
import { useFind, type Find, type Searched } from './use-find.js';

export interface FindBarState {
  /** Whether the document has text: a picture has none. */
  available: boolean;
  /** Undefined while the bar is closed. */
  find: Find | undefined;
  /** Number of matches on each page, by its index. */
  hits: ReadonlyMap<number, number>;
  /** Whether the bar takes the focus: not one that is there from the beginning. */
  asked: boolean;
  /** Opens or closes the bar; `from` gets the focus back. */
  toggle: (from: HTMLElement) => void;
  /** Closes the bar and returns the focus. */
  close: () => void;
}

/**
 * The state of the find bar of a document.
 *
 * @param found what a search has found: the bar is open from the beginning
 * @param desk gets the focus when a bar is closed that nobody has opened
 */
export function useFindBar(
  document: Searched,
  found: FoundPlace | undefined,
  desk: HTMLElement | null,
): FindBarState {
  const [open, setOpen] = useState(found !== undefined);
  const [opener, setOpener] = useState<HTMLElement>();
  const find = useFind(document, found);
  const { places } = find;
  const hits = useMemo(() => {
    const counts = new Map<number, number>();
    for (const { page } of places) counts.set(page, (counts.get(page) ?? 0) + 1);
    return counts;
  }, [places]);

  function close() {
    setOpen(false);
    find.setWanted('');
    (opener ?? desk)?.focus();
  }

  return {
    available: document.pages.some(({ text }) => text !== undefined),
    find: open ? find : undefined,
    hits,
    asked: opener !== undefined,
    toggle: (from) => {
      if (open) {
        close();
        return;
      }
      setOpener(from);
      setOpen(true);
    },
    close,
  };
}
