import { printedCode } from '@inkstone/forms/rules';
import { randomCode } from './random-code.js';

const length = 12;

/** A code to query an application; with 30^12 possible codes none can be guessed. */
export function newQueryCode(): string {
  return randomCode(length);
}

/** Ignores case, width, blanks and hyphens. */
export function normaliseQueryCode(text: string): string {
  return printedCode(text);
}
