import { isCardRegion } from './card-regions.js';
import { nonBlank } from './non-blank.js';
import * as z from './zod.js';

export const identityCardMessages = {
  blank: '请输入身份证号',
  length: '请输入18位的身份证号',
  format: '身份证号格式错误',
  wrong: '身份证号有误，请核对',
} as const;

/** Region (6), date of birth (8), sequence (3) and check character (1), by GB 11643. */
const PATTERN = /^[1-9]\d{5}(18|19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dX]$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
/** By the weighted sum modulo 11 (ISO 7064 MOD 11-2). */
const CHECK_CHARACTERS = '10X98765432';

/**
 * The number of a resident identity card, trimmed and in capitals, of a region and a day that there are. The check
 * character detects one wrong digit and two swapped ones; it cannot tell whether the number belongs to the person.
 */
export const identityCard = nonBlank(identityCardMessages.blank).check(
  z.toUpperCase(),
  z.length(18, { error: identityCardMessages.length, abort: true }),
  z.regex(PATTERN, { error: identityCardMessages.format, abort: true }),
  z.refine(isPossible, { error: identityCardMessages.wrong }),
);

function isPossible(number: string): boolean {
  return (
    isCardRegion(number.slice(0, 6)) && isPastDate(number.slice(6, 14)) && hasRightCheckCharacter(number)
  );
}

/** @param digits year, month and day as eight digits */
function isPastDate(digits: string): boolean {
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const time = new Date(`${date}T00:00:00Z`);
  // February 30 is either an invalid date or becomes March 1 or 2, depending on the day.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) && time.getTime() < Date.now();
}

function hasRightCheckCharacter(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return CHECK_CHARACTERS[sum % 11] === number[17];
}
