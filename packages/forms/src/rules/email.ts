import { nonBlank } from './non-blank.js';
import * as z from './zod.js';

export const emailMessages = { blank: '邮箱不得为空', format: '邮箱格式错误' } as const;

// Excludes the characters that separate or wrap addresses in a mail header: "a@x.cn,b@y.cn" would be two recipients.
// No label of the domain contains a dot, so that the expression cannot backtrack on a long text.
const EMAIL = /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(?:\.[^\s@.,;:<>()[\]\\"]+)+$/;

/** Whether the text is exactly one e-mail address. Expects trimmed text. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/**
 * An e-mail address of at most 254 characters, trimmed (Spec B 5).
 *
 * @param blank message for an empty field, where the form has its own
 */
export function emailAddress(blank: string) {
  return nonBlank(blank).check(
    z.maxLength(254, { error: emailMessages.format, abort: true }),
    z.refine(isEmail, { error: emailMessages.format }),
  );
}

export const email = emailAddress(emailMessages.blank);
