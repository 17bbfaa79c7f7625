import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

/** Eleven digits, the first of them 1. Expects trimmed text. */
export function isMobile(text: string): boolean {
  return /^1\d{10}$/.test(text);
}

/** A mainland mobile number, without the blanks around it (Spec B 5). */
export const mobile = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: ruleMessages.mobileBlank, abort: true }),
    z.refine(isMobile, { error: ruleMessages.mobileFormat }),
  );
