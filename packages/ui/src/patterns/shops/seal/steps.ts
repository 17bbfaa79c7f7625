import { sealMessages } from './messages.zh.js';

/** The numeral on the seal of a step. */
export function numeralOf(index: number): string {
  return sealMessages.numerals[index] ?? String(index + 1);
}
