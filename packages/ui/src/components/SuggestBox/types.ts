export interface Suggestion {
  /** Unique in the list. */
  id: string;
  text: string;
  /** Shown in smaller type after the text: 高三 · 数学. */
  note?: string | undefined;
}

export interface SuggestionGroup {
  id: string;
  label: string;
  items: readonly Suggestion[];
}
