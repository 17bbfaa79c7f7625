import { Mark } from './MarkedText.styles.js';
import { splitAtMarks, splitAtWords, type Range } from './split.js';

export interface MarkedTextProps {
  text: string;
  /** Words separated by blanks; '' marks nothing. */
  words?: string | undefined;
  /** What is marked instead of words, in characters (code points) of the text from 0, without `to`. */
  marks?: readonly Range[] | undefined;
}

/** A text in which the words of a search are marked. */
export function MarkedText({ text, words = '', marks }: MarkedTextProps) {
  const parts = marks === undefined ? splitAtWords(text, words) : splitAtMarks(text, marks);
  return parts.map(({ part, found, start }) => (found ? <Mark key={start}>{part}</Mark> : part));
}
