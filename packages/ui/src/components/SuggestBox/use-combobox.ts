import { useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react';

import type { Suggestion, SuggestionGroup } from './types.js';

interface Options {
  /** Prefix of the ids of the options. */
  base: string;
  groups: readonly SuggestionGroup[];
  onChoose: (item: Suggestion) => void;
}

/** The option after or before another one; undefined, the text itself, past the end and before the first. */
function neighbour(ids: readonly string[], id: string | undefined, step: 1 | -1): string | undefined {
  if (id === undefined) return step === 1 ? ids[0] : ids.at(-1);
  return ids[ids.indexOf(id) + step];
}

/** An editable combobox of the ARIA practices: the focus stays in the box, `aria-activedescendant` moves. */
export function useCombobox({ base, groups, onChoose }: Options) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const items = groups.flatMap((group) => group.items);
  const ids = items.map(({ id }) => id);
  // Enter must not choose a suggestion that was made for another text.
  const current = active !== undefined && ids.includes(active) ? active : undefined;
  const shown = open && items.length > 0;
  const optionId = (id: string) => `${base}-${String(ids.indexOf(id))}`;
  const activeOption = shown && current !== undefined ? optionId(current) : undefined;

  useEffect(() => {
    if (activeOption !== undefined)
      document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);

  function close() {
    setOpen(false);
    setActive(undefined);
  }

  function choose(item: Suggestion) {
    close();
    onChoose(item);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // These keys belong to the input method while it composes a Chinese word.
    if (event.nativeEvent.isComposing) return;
    const item = items.find(({ id }) => id === current);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      setActive(neighbour(ids, current, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && shown && item !== undefined) {
      choose(item);
    } else if (event.key === 'Escape' && shown) {
      close();
    } else {
      return;
    }
    event.preventDefault();
  }

  return {
    shown,
    count: items.length,
    current,
    optionId,
    activeOption,
    choose,
    close,
    onKeyDown,
    /** The text has changed, or the box was entered. */
    reopen: () => {
      setOpen(true);
      setActive(undefined);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
}
