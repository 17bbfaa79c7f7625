import { useState } from 'react';

import { searchText } from '../rules/search-text.js';

export interface SearchFormOptions {
  /** What the list is searched by now, as its route has it. */
  value: string;
  /** Leads to the list of what matches, '' to the whole list; also when the text is the same as before. */
  onSearch: (text: string) => void;
}

/** To be spread on `SearchBox`, all but the error, which stands in the box's note. */
export interface SearchFormState {
  value: string;
  onChange: (text: string) => void;
  onSearch: (text: string) => void;
  error: string | undefined;
}

/**
 * The text of a search box: the reader's own until it is sent. A search from elsewhere (Back, a link, the clearing of
 * all filters) replaces it. There is no draft: the route is one.
 */
export function useSearchForm({ value, onSearch }: SearchFormOptions): SearchFormState {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** A text was refused; from here on what is wrong is said at each change. */
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
