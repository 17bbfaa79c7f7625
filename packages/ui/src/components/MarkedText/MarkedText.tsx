import { Mark } from './MarkedText.styles.js';
import { splitAtWords } from './split.js';

export interface MarkedTextProps {
  text: string;
  /** Words separated by blanks; '' marks nothing. */
  words: string;
}

/** A text in which the words of a search are marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  return splitAtWords(text, words).map(({ part, found, start }) =>
    found ? <Mark key={start}>{part}</Mark> : part,
  );
}
