import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Delay in ms before the tooltip of a hovered control is shown, so that a passing pointer shows nothing. */
const DELAY = 300;

/** State of a tooltip after WCAG 2.2 (1.4.13): it can be hovered itself, stays, and Escape hides it. */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function hide() {
    clearTimeout(timer.current);
    setOpen(false);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return undefined;
    // On the document: a hovered control does not have the focus. In the capture phase, so that the same key
    // does not also close a dialog around it.
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [open]);

  return {
    open,
    bind: {
      onPointerEnter: (event: PointerEvent) => {
        // Touch sends these events too, but a tap already activates the control.
        if (event.pointerType === 'touch') return;
        timer.current = setTimeout(() => setOpen(true), DELAY);
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setOpen(true);
      },
      onBlur: hide,
    },
  };
}
