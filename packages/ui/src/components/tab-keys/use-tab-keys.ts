import { useRef, type KeyboardEvent, type RefObject } from 'react';

type Orientation = 'horizontal' | 'vertical';

const KEYS = {
  horizontal: { back: 'ArrowLeft', on: 'ArrowRight' },
  vertical: { back: 'ArrowUp', on: 'ArrowDown' },
} as const;

/** The tab that a key moves to from tab `index` of `count`; null for other keys. */
function targetOf(key: string, index: number, count: number, { back, on }: { back: string; on: string }) {
  switch (key) {
    case on:
      return (index + 1) % count;
    case back:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

interface TabKeys {
  /** Ref of the element with the role `tablist`. */
  listRef: RefObject<HTMLDivElement | null>;
  /** For each tab, with its position. */
  onKeyDown: (event: KeyboardEvent, index: number) => void;
}

/** The keys of tabs in the WAI-ARIA pattern: arrow keys select, Home and End jump. */
export function useTabKeys<Id extends string>(
  tabs: readonly { id: Id }[],
  onChange: (id: Id) => void,
  orientation: Orientation = 'horizontal',
): TabKeys {
  const listRef = useRef<HTMLDivElement>(null);
  return {
    listRef,
    onKeyDown: (event, index) => {
      const target = targetOf(event.key, index, tabs.length, KEYS[orientation]);
      const tab = target === null ? undefined : tabs[target];
      if (target === null || !tab) return;
      event.preventDefault();
      onChange(tab.id);
      listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
    },
  };
}
