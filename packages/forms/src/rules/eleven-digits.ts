import { isMobile, mobileMessages } from './mobile.js';
import { nonBlank } from './non-blank.js';
import * as z from './zod.js';

export const elevenDigitsMessages = { length: '请输入11位电话号码' } as const;

/**
 * A mainland mobile number, trimmed, for the forms that check the number of digits before the format: registration
 * and the application of a shop (Spec B 5).
 *
 * @param blank message for an empty field
 */
export function elevenDigits(blank: string) {
  return nonBlank(blank).check(
    z.regex(/^\d{11}$/, { error: elevenDigitsMessages.length, abort: true }),
    z.refine(isMobile, { error: mobileMessages.format }),
  );
}
