import { useState } from 'react';

import { searchText } from '../rules/search-text.js';

export interface SearchFormOptions {
  /** The current search text, from the route. */
  value: string;
  /** Shows the matching items, or all items for ''. Also called if the text is unchanged. */
  onSearch: (text: string) => void;
}

/** Spread all but `error` on `SearchBox`; the error belongs into its note. */
export interface SearchFormState {
  value: string;
  onChange: (text: string) => void;
  onSearch: (text: string) => void;
  error: string | undefined;
}

/**
 * The text of a search box, which is local until it is submitted. A change of the route (Back, a link, clearing all
 * filters) replaces it. It needs no draft, because the route keeps it.
 */
export function useSearchForm({ value, onSearch }: SearchFormOptions): SearchFormState {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Whether a text was refused; from then on it is validated at each change. */
  const [refused, setRefused] = useState(false);
  if (known !== value) {
    setKnown(value);
    setText(value);
    setRefused(false);
  }
  const checked = searchText.safeParse(text);
  return {
    value: text,
    onChange: setText,
    onSearch: (typed) => {
      const { success, data } = searchText.safeParse(typed);
      setRefused(!success);
      if (!success) return;
      setText(data);
      onSearch(data);
    },
    error: refused ? checked.error?.issues[0]?.message : undefined,
  };
}
