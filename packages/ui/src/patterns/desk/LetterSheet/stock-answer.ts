import { answerFormMessages as messages } from './messages.zh.js';

/** 1 an error, 2 none, 3 an error that was known; 0 while nothing is said. */
export type LetterVerdict = 0 | 1 | 2 | 3;

/** What the text that an answer begins with is made of. */
export interface StockAnswer {
  /** Who has written the letter; '' for a reader who was not logged in. */
  reader: string;
  /** Who signs the answer. */
  operator: string;
  page_number: string;
  place: string;
  /** The printing in which an error can be corrected. */
  printing: number;
}

/** The text that an answer begins with, by its verdict. */
export function stockAnswer(
  { reader, operator, page_number, place, printing }: StockAnswer,
  verdict: LetterVerdict,
): string {
  const { letter, where, verdicts } = messages.stock;
  return letter(reader, verdicts[verdict](where(page_number, place), printing), operator);
}
