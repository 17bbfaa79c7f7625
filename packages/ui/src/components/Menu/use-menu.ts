import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** The index that a key moves to from item `index` of `count`; undefined for other keys. */
function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** State and keys of a menu button, after the pattern of the ARIA authoring practices. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  /** The item that gets the focus once the menu is in the DOM. */
  const entry = useRef<'first' | 'last'>('first');

  function items(): HTMLElement[] {
    return [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  }

  function show(at: 'first' | 'last') {
    entry.current = at;
    setOpen(true);
  }

  function close({ refocus }: { refocus: boolean }) {
    setOpen(false);
    if (refocus) root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }

  useEffect(() => {
    if (!open) return undefined;
    items()
      .at(entry.current === 'first' ? 0 : -1)
      ?.focus();
    // Safari does not focus a clicked button, so focus events alone cannot tell that the user has left.
    function onPointerDown({ target }: Event) {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  return {
    open,
    close,
    root,
    trigger: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': open,
      onClick: () => {
        if (open) close({ refocus: false });
        else show('first');
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        show(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // Keeps a dialog around the menu open.
        event.preventDefault();
        event.stopPropagation();
        close({ refocus: true });
        return;
      }
      const all = items();
      const from = all.findIndex((item) => item === document.activeElement);
      const target = targetOf(event.key, from, all.length);
      if (target === undefined) return;
      event.preventDefault();
      all[target]?.focus();
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
  };
}
