import { nonBlank } from './non-blank.js';
import * as z from './zod.js';

export const mobileMessages = { blank: '手机号不得为空', format: '手机号码格式错误' } as const;

/** Eleven digits that start with 1. Expects trimmed text. */
export function isMobile(text: string): boolean {
  return /^1\d{10}$/.test(text);
}

/**
 * A mainland mobile number, trimmed (Spec B 5).
 *
 * @param blank message for an empty field, where the form has its own
 */
export function mobileOf(blank: string) {
  return nonBlank(blank).check(z.refine(isMobile, { error: mobileMessages.format }));
}

export const mobile = mobileOf(mobileMessages.blank);
