import {
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';

import { beginAt } from './begin-at.js';
import { lockScroll } from './lock-scroll.js';

interface ModalDialog {
  /** False after the closing animation: the caller then renders nothing. */
  present: boolean;
  /** Props of the <dialog>. */
  bind: {
    ref: (dialog: HTMLDialogElement | null) => void;
    onCancel: (event: SyntheticEvent) => void;
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onPointerDown: (event: PointerEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/** Where a dialog begins: a form at its first control, options at the selected one. */
const BEGINNING =
  'form :is(input, select, textarea, button):not([tabindex="-1"], :disabled), [aria-pressed="true"], input:checked';

/** The close button is before the content, and would get the focus. */
function beginAtContent(dialog: HTMLDialogElement): void {
  if (!dialog.querySelector('[autofocus]')) beginAt(dialog.querySelector(BEGINNING));
}

function nextClose(dialog: HTMLDialogElement): Promise<void> {
  return new Promise((resolve) => dialog.addEventListener('close', () => resolve(), { once: true }));
}

/**
 * Controls a native modal <dialog> by a prop. The browser provides the top layer, the inert page, Escape and
 * the return of the focus. This adds the scroll lock, closing by a click on the backdrop, and the closing
 * animation, which ends before the element is removed.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const pressedBeside = useRef(false);
  const closed = useRef(Promise.resolve());

  if (open !== wasOpen) {
    setWasOpen(open);
    setLeaving(!open);
  }

  useLayoutEffect(() => {
    if (!dialog || !open) return undefined;
    beginAtContent(dialog);
    dialog.showModal();
    // After showModal, because both force layout: showModal to move the focus, the lock to look for a
    // scrollbar. The lock would otherwise invalidate what showModal has to lay out again.
    const unlockScroll = lockScroll();
    return () => {
      if (dialog.open) closed.current = nextClose(dialog);
      // Also on unmount, before the element is removed: close() returns the focus.
      dialog.close();
      unlockScroll();
    };
  }, [dialog, open]);

  useLayoutEffect(() => {
    if (!dialog || !leaving) return undefined;
    let current = true;
    const ends = dialog.getAnimations().map((animation): Promise<unknown> => animation.finished);
    // Without an animation the element would be removed before its close event, which no ancestor would get.
    ends.push(closed.current);
    // A cancelled animation (opened again, removed) rejects; allSettled resolves in both cases.
    void Promise.allSettled(ends).then(() => {
      if (current) setLeaving(false);
    });
    return () => {
      current = false;
    };
  }, [dialog, leaving]);

  return {
    present: open || leaving,
    bind: {
      ref: setDialog,
      onCancel: (event) => {
        // Escape is only a request to close; the owner of `open` decides.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      },
      onClose: (event) => {
        // Chromium closes the dialog at a second Escape even if `cancel` is prevented, so the owner is told.
        // The event is asynchronous: it is ignored if the dialog is open again by then (StrictMode).
        if (event.target === event.currentTarget && !event.currentTarget.open && open) onClose();
      },
      onPointerDown: (event) => {
        pressedBeside.current = event.target === event.currentTarget;
      },
      onClick: (event) => {
        // The click must also begin on the backdrop: a text selection that ends there does not close the
        // dialog.
        if (pressedBeside.current && event.target === event.currentTarget) onClose();
        pressedBeside.current = false;
      },
    },
  };
}
