import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

import type { UploadItem } from './types.js';

interface FocusKept {
  /** Spread on the root of the field. */
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Where the focus stood: at a file, or (with no id) at the control that adds one. The index finds the
 * file that moved up into the place of one that is gone.
 */
interface Place {
  id: string | undefined;
  index: number;
}

/** The first button of the file, which is never taken away while the file is there. */
function buttonOf(field: HTMLElement, id: string | undefined): HTMLElement | null {
  const files = [...field.querySelectorAll<HTMLElement>('[data-upload-id]')];
  // Compared, not put into the selector: an id may hold any character.
  const file = files.find(({ dataset }) => dataset['uploadId'] === id);
  return file?.querySelector('[data-upload-remove]') ?? null;
}

/**
 * Keeps the focus in the field when the pressed button goes away: a removed file's, 重新上传 once it
 * runs, the control that adds once the field is full. Otherwise the browser drops the focus on the
 * page, and whoever uses a keyboard starts again from the top.
 */
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
        // The window went to the back, as it does for the chooser of files; the focus is where it was.
        field.contains(document.activeElement);
      if (stays) return;
      place.current = null;
      onLeave?.();
    },
  };
}
