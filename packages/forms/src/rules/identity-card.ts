import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

/** Region (6), date of birth (8), sequence (3) and check character (1), as GB 11643 lays a number out. */
const PATTERN = /^[1-9]\d{5}(18|19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dX]$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
/** By the weighted sum modulo 11 (ISO 7064 MOD 11-2). */
const CHECK_CHARACTERS = '10X98765432';

/**
 * The number of a resident identity card: blanks around it are dropped, a lowercase x is made large. The
 * check character finds one wrong digit and two that changed places; whose number it is, it cannot tell.
 */
export const identityCard = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.minLength(1, { error: ruleMessages.identityCardBlank, abort: true }),
  z.length(18, { error: ruleMessages.identityCardLength, abort: true }),
  z.regex(PATTERN, { error: ruleMessages.identityCardFormat, abort: true }),
  z.refine((number) => isPastDate(number.slice(6, 14)) && hasRightCheckCharacter(number), {
    error: ruleMessages.identityCardWrong,
  }),
);

/** @param digits year, month and day as eight digits */
function isPastDate(digits: string): boolean {
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const time = new Date(`${date}T00:00:00Z`);
  // A day that a month does not have either is no date or comes back as one of the next month.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) && time.getTime() < Date.now();
}

function hasRightCheckCharacter(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return CHECK_CHARACTERS[sum % 11] === number[17];
}
