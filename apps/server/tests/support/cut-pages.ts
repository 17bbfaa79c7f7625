import { expect } from 'vitest';

/** The texts of a file of eight pages. */
export const texts = Array.from({ length: 8 }, (_, index) => `text of page ${String(index + 1)}`);

/** Pages of a whole file, and those that a visitor sees of it (Spec A 4). */
export const shares = [
  [8, 6],
  [5, 3],
  [2, 1],
  [1, 0],
] as const;

/** Only the first pages are in the text of the cut file. */
export function expectFirst(shown: number, text: string): void {
  for (const [index, one] of texts.entries()) expect(text.includes(one), one).toBe(index < shown);
}
