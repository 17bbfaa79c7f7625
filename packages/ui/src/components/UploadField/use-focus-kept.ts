import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

import type { UploadItem } from './types.js';

interface FocusKept {
  /** Spread on the root of the field. */
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Where the focus was: at a file, found by its index after another was removed, or at the add button. */
interface Place {
  id: string | undefined;
  index: number;
}

/** The first button of the file, which is there as long as the file is. */
function buttonOf(field: HTMLElement, id: string | undefined): HTMLElement | null {
  const files = [...field.querySelectorAll<HTMLElement>('[data-upload-id]')];
  // Compared instead of put into the selector, because an id may contain any character.
  const file = files.find(({ dataset }) => dataset['uploadId'] === id);
  return file?.querySelector('[data-upload-remove]') ?? null;
}

/** Keeps the focus in the field when the focused button disappears; the browser would move it to the page. */
export function useFocusKept(
  root: RefObject<HTMLElement | null>,
  add: RefObject<HTMLElement | null>,
  items: readonly UploadItem[],
  onLeave: (() => void) | undefined,
): FocusKept {
  const place = useRef<Place | null>(null);

  useLayoutEffect(() => {
    const field = root.current;
    if (!field || !place.current || document.activeElement !== document.body) return;
    const { id, index } = place.current;
    const heir =
      buttonOf(field, id) ??
      buttonOf(field, items[index]?.id) ??
      add.current ??
      buttonOf(field, items.at(-1)?.id);
    heir?.focus();
  }, [root, add, items]);

  return {
    onFocus: (event) => {
      const id = event.target.closest<HTMLElement>('[data-upload-id]')?.dataset['uploadId'];
      const index = id === undefined ? items.length : items.findIndex((item) => item.id === id);
      place.current = { id, index };
    },
    onBlur: (event) => {
      const field = event.currentTarget;
      const stays =
        field.contains(event.relatedTarget) ||
        // The window has lost the focus, as when the file dialog opens; within the page it is where it was.
        field.contains(document.activeElement);
      if (stays) return;
      place.current = null;
      onLeave?.();
    },
  };
}
