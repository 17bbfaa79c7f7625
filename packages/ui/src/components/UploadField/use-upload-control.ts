import { useImperativeHandle, useRef, type ChangeEvent, type Ref } from 'react';

import type { UploadFieldHandle, UploadItem } from './types.js';
import { useFileDrop } from './use-file-drop.js';
import { useFocusKept } from './use-focus-kept.js';

interface UploadControlOptions {
  items: readonly UploadItem[];
  most: number;
  disabled: boolean;
  onAdd: (files: File[]) => void;
  onBlur: (() => void) | undefined;
  ref: Ref<UploadFieldHandle> | undefined;
}

/** What every field of files does: the file dialog, dropped and pasted files, and the focus. */
export function useUploadControl({ items, most, disabled, onAdd, onBlur, ref }: UploadControlOptions) {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { hovered, bind } = useFileDrop(disabled, onAdd);
  const focus = useFocusKept(place, add, items, onBlur);
  const full = items.length >= most;

  useImperativeHandle(ref, () => ({
    focus: () => {
      const target = add.current ?? place.current?.querySelector<HTMLElement>('[data-upload-remove]');
      target?.focus();
    },
  }));

  return {
    full,
    hovered,
    /** Props of the element that contains the files and the button. */
    placeProps: { ref: place, ...bind, ...focus },
    /** Props of the input, which is hidden from screen readers: they use the button. Its label opens the dialog too. */
    inputProps: {
      ref: input,
      type: 'file',
      multiple: most > 1,
      disabled: disabled || full,
      tabIndex: -1,
      'aria-hidden': true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const files = [...(event.target.files ?? [])];
        // Without this, choosing a file again after it was removed would fire no change event.
        event.target.value = '';
        if (files.length > 0) onAdd(files);
      },
    },
    /** Props of the button that opens the file dialog. */
    addProps: { ref: add, type: 'button', disabled, onClick: () => input.current?.click() },
  } as const;
}
