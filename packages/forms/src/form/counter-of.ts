import { lengthOf } from '../rules/text.js';

/** Current and maximum length, counted as the rule counts: `12 / 5000`. */
export function counterOf(typed: string, most: number): string {
  return `${String(lengthOf(typed.trim()))} / ${String(most)}`;
}
