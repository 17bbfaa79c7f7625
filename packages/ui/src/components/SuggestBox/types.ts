import type { ReactNode } from 'react';

export interface Suggestion {
  /** Unique in the list. */
  id: string;
  text: string;
  /** Drawn in place of the text, such as one with marked words and a second line. */
  shown?: ReactNode;
  /** Shown in smaller type after the text: 高三 · 数学. */
  note?: string | undefined;
}

export interface SuggestionGroup {
  id: string;
  label: string;
  items: readonly Suggestion[];
}
