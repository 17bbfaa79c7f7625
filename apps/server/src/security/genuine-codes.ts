import { createHash } from 'node:crypto';
import { printedCode } from '@inkstone/forms/rules';
import { randomCode } from './random-code.js';

/** Of 30^16 codes nobody guesses one, nor finds one from its hash. */
const length = 16;

/** In fours, as on the label: a spreadsheet takes it for a text. */
export function newGenuineCode(): string {
  return randomCode(length).replaceAll(/.{4}(?=.)/g, '$&-');
}

/**
 * Ignores case, width, blanks and hyphens (Spec B 2.8). Without a key: printed codes must stay valid after a change of the secret,
 * and are random and long enough that the hash reveals none.
 */
export function hashGenuineCode(code: string): string {
  return createHash('sha256').update(printedCode(code)).digest('hex');
}
