import { nonBlank } from './non-blank.js';
import * as z from './zod.js';

export const codeMessages = { blank: '验证码不得为空', format: '验证码为 6 位数字' } as const;

/**
 * The six digits of a verification code, trimmed.
 *
 * @param blank message for an empty field, where the form has its own
 */
export function codeOf(blank: string) {
  return nonBlank(blank).check(z.regex(/^\d{6}$/, { error: codeMessages.format }));
}

export const code = codeOf(codeMessages.blank);
