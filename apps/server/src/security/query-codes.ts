import { randomInt } from 'node:crypto';
import { printedCode } from '@inkstone/forms/rules';

/** Digits and capitals without those that are easily confused: 0 O, 1 I L, U V. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** A code to query an application; with 30^12 possible codes none can be guessed. */
export function newQueryCode(): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}

/** Ignores case, width, blanks and hyphens. */
export function normaliseQueryCode(text: string): string {
  return printedCode(text);
}
