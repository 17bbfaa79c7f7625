import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

type Id = string | number;

/** Delay in ms before a hovered section opens, so that a passing pointer opens nothing. */
const openDelay = 120;

/** Delay in ms before a panel closes, so that the pointer can leave it for a moment on the way there. */
const closeDelay = 240;

/** The focusable elements of a section in order: its link, its button, the links of its panel. */
function stops(section: Element): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('a, button')];
}

/** Moves the focus by `step` in `list` and wraps around; returns false if the focus is not in the list. */
function moveFocus(list: HTMLElement[], from: Element | null, step: number): boolean {
  const index = list.findIndex((element) => element === from);
  if (index === -1) return false;
  list[(index + step + list.length) % list.length]?.focus();
  return true;
}

/** The open panel. A disclosure, not an ARIA menu: Tab moves through all links, arrow keys are a shortcut. */
export function useMegaMenu() {
  const [openId, setOpenId] = useState<Id | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusPanelOf = useRef<Element | null>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  // Runs once the panel opened by ArrowDown is in the DOM.
  useEffect(() => {
    focusPanelOf.current?.querySelector<HTMLElement>('[data-panel] a')?.focus();
    focusPanelOf.current = null;
  }, [openId]);

  function set(id: Id | null, delay = 0) {
    clearTimeout(timer.current);
    if (delay === 0) setOpenId(id);
    else timer.current = setTimeout(() => setOpenId(id), delay);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, id: Id, hasPanel: boolean) {
    const section = event.currentTarget;
    const panel = section.querySelector('[data-panel]');
    const inPanel = panel?.contains(document.activeElement) ?? false;
    const { activeElement } = document;
    if (event.key === 'Escape' && openId !== null) {
      set(null);
      section.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    } else if (event.key === 'ArrowDown' && hasPanel && !inPanel) {
      if (openId === id) panel?.querySelector<HTMLElement>('a')?.focus();
      else focusPanelOf.current = section;
      set(id);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && inPanel && panel) {
      moveFocus(stops(panel), activeElement, event.key === 'ArrowDown' ? 1 : -1);
    } else if ((event.key === 'ArrowRight' || event.key === 'ArrowLeft') && !inPanel) {
      const words = [...(section.parentElement?.children ?? [])].flatMap((item) => stops(item).slice(0, 1));
      const word = stops(section)[0] ?? null;
      moveFocus(words, word, event.key === 'ArrowRight' ? 1 : -1);
    } else {
      return;
    }
    event.preventDefault();
  }

  return {
    openId,
    toggle: (id: Id) => set(openId === id ? null : id),
    close: () => set(null),
    /** Props of a section's <li>. */
    sectionProps: (id: Id, hasPanel: boolean) => ({
      // Touch also sends enter and leave with each tap, but only a mouse hovers.
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') set(hasPanel ? id : null, openDelay);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') set(null, closeDelay);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        // Null if nothing receives the focus, such as at a click on the page.
        if (openId === id && !event.currentTarget.contains(event.relatedTarget)) set(null);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, id, hasPanel),
    }),
  };
}
