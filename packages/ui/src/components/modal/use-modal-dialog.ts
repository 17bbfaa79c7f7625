import {
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';

import { lockScroll } from './lock-scroll.js';

interface ModalDialog {
  /** False once the closing movement has ended: the caller renders nothing then. */
  present: boolean;
  /** Spread on the <dialog>. */
  bind: {
    ref: (dialog: HTMLDialogElement | null) => void;
    onCancel: (event: SyntheticEvent) => void;
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onPointerDown: (event: PointerEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/**
 * Runs a native modal <dialog> by a prop. The browser gives the top layer, the inert page, Escape
 * and the return of focus; this adds the scroll lock, a press beside the box, and the time that the
 * closing movement needs before the element may go.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const pressedBeside = useRef(false);

  if (open !== wasOpen) {
    setWasOpen(open);
    setLeaving(!open);
  }

  useLayoutEffect(() => {
    if (!dialog || !open) return undefined;
    const unlockScroll = lockScroll();
    dialog.showModal();
    return () => {
      // Also on unmount, before the element goes: close() is what gives the focus back.
      dialog.close();
      unlockScroll();
    };
  }, [dialog, open]);

  useLayoutEffect(() => {
    if (!dialog || !leaving) return undefined;
    let current = true;
    // A cancelled movement (opened again, removed) rejects; allSettled answers either way.
    void Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished)).then(() => {
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
        // Escape asks; the owner of `open` decides.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      },
      onClose: (event) => {
        // Chromium closes on a second Escape whatever cancel answered: keep the owner in step. The
        // event comes late, so a dialog that is open again by then (StrictMode) is left alone.
        if (event.target === event.currentTarget && !event.currentTarget.open && open) onClose();
      },
      onPointerDown: (event) => {
        pressedBeside.current = event.target === event.currentTarget;
      },
      onClick: (event) => {
        // The press must also have begun beside the box: marking text out of it does not close it.
        if (pressedBeside.current && event.target === event.currentTarget) onClose();
        pressedBeside.current = false;
      },
    },
  };
}
