import { Whole } from './PhraseText.styles.js';
import { phrasesOf } from './phrases.js';

export interface PhraseTextProps {
  /** A title. */
  text: string;
}

/** A title that breaks between its phrases: not inside 高三英语, nor inside 2026—2027. */
export function PhraseText({ text }: PhraseTextProps) {
  return phrasesOf(text).map((part, index) =>
    // A title does not change its parts' order.
    index % 2 === 1 ? <Whole key={`${String(index)}${part}`}>{part}</Whole> : part,
  );
}
