import { nonBlank } from './non-blank.js';
import { atMost } from './text.js';
import * as z from './zod.js';

export const creditCodeMessages = {
  missing: '请输入组织机构代码或18位统一社会信用代码',
} as const;

const LABEL = '公司代码';

/** As in the description. */
const MOST_CHARACTERS = 40;

/** 统一社会信用代码 (GB 32100): registrar and kind (2), region (6), organisation code (9), check character (1). */
const CREDIT_CODE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;
/** 组织机构代码 (GB 11714): eight characters and a check character, often after a hyphen. */
const ORGANISATION_CODE = /^[0-9A-Z]{8}-?[\dX]$/;

/** Letters that are easily confused are left out. The value of a character is its index. */
const CREDIT_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const ORGANISATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

/**
 * The code on a company's certificates, trimmed and in capitals. Only its presence is required (Spec B 5): certificates
 * with codes of other forms exist, and the reviewer compares it with the certificate.
 */
export const creditCode = nonBlank(creditCodeMessages.missing).check(
  z.toUpperCase(),
  atMost(LABEL, MOST_CHARACTERS),
);

/**
 * Whether a code is neither the unified one of 18 characters nor the older one of nine, or its check character does
 * not fit, as after a mistyped or swapped character.
 */
export function isDoubtfulCreditCode(typed: string): boolean {
  const code = typed.trim().toUpperCase();
  if (CREDIT_CODE.test(code)) return !isRightCreditCode(code);
  return !ORGANISATION_CODE.test(code) || !isRightOrganisationCode(code);
}

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
