import { ruleMessages } from '../messages.zh.js';
import { isMobile } from './mobile.js';
import * as z from './zod.js';

/**
 * A mainland mobile number where the specification counts the digits before it looks at them: at registration and
 * in the application of a shop (Spec B 5). Blanks around it are dropped.
 *
 * @param blank the field's own words for nothing, such as 请填写电话号码
 */
export function elevenDigits(blank: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: blank, abort: true }),
      z.regex(/^\d{11}$/, { error: ruleMessages.mobileLength, abort: true }),
      z.refine(isMobile, { error: ruleMessages.mobileFormat }),
    );
}
