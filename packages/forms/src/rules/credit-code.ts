import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

/** 统一社会信用代码 (GB 32100): registrar and kind (2), region (6), organisation code (9), check character (1). */
const CREDIT_CODE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;
/** 组织机构代码 (GB 11714): eight characters and a check character, often behind a hyphen. */
const ORGANISATION_CODE = /^[0-9A-Z]{8}-?[\dX]$/;

/** The letters that look like digits, or like each other, are left out: a character's value is its place. */
const CREDIT_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const ORGANISATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

/**
 * The code of a company on its certificates: 18 characters of the merged one, or nine of the older one. Blanks
 * around it are dropped, letters made large. The check character finds a mistyped or swapped character.
 */
export const creditCode = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.minLength(1, { error: ruleMessages.creditCode, abort: true }),
  z.refine((text) => CREDIT_CODE.test(text) || ORGANISATION_CODE.test(text), {
    error: ruleMessages.creditCode,
    abort: true,
  }),
  z.refine((text) => (CREDIT_CODE.test(text) ? isRightCreditCode(text) : isRightOrganisationCode(text)), {
    error: ruleMessages.creditCodeWrong,
  }),
);

/** The weights are the powers of 3 modulo 31. */
function isRightCreditCode(text: string): boolean {
  let weight = 1;
  let sum = 0;
  for (const character of text.slice(0, 17)) {
    sum += CREDIT_CHARACTERS.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return CREDIT_CHARACTERS[(31 - (sum % 31)) % 31] === text[17];
}

/** A to Z count 10 to 35. */
function isRightOrganisationCode(text: string): boolean {
  const sum = ORGANISATION_WEIGHTS.reduce(
    (total, weight, place) => total + weight * parseInt(text[place] ?? '', 36),
    0,
  );
  return '0123456789X0'[11 - (sum % 11)] === text.at(-1);
}
