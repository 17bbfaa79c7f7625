import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

/**
 * The six digits of a code out of a message, without the blanks around them.
 *
 * @param blank the field's own words for nothing, such as 请填写手机验证码
 */
export function codeOf(blank: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: blank, abort: true }),
      z.regex(/^\d{6}$/, { error: ruleMessages.codeFormat }),
    );
}

export const code = codeOf(ruleMessages.codeBlank);
