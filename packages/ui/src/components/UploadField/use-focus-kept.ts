import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

import type { UploadItem } from './types.js';

interface FocusKept {
  /** Props of the field's root element. */
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** The last position of the focus: a file, by index because files can be removed, or the add button. */
interface Place {
  id: string | undefined;
  index: number;
}

/** The first button of a file, which exists as long as the file does. */
function buttonOf(field: HTMLElement, id: string | undefined): HTMLElement | null {
  const files = [...field.querySelectorAll<HTMLElement>('[data-upload-id]')];
  // Compared instead of used in a selector, because an id can contain any character.
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
        // The window has lost the focus, as when the file dialog opens; within the page it has not moved.
        field.contains(document.activeElement);
      if (stays) return;
      place.current = null;
      onLeave?.();
    },
  };
}
