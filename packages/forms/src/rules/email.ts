import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

// The marks that separate or wrap addresses in a mail's header are left out: "a@x.cn,b@y.cn" is two. No part of
// the domain has a dot in it, so that there is one way to read a text and a long one takes no time.
const EMAIL = /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(?:\.[^\s@.,;:<>()[\]\\"]+)+$/;

/** One e-mail address and nothing else. Expects trimmed text. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/**
 * An e-mail address of at most 254 characters, without the blanks around it (Spec B 5).
 *
 * @param blank the field's own words for nothing, such as 请填写您的邮箱
 */
export function emailAddress(blank: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: blank, abort: true }),
      z.maxLength(254, { error: ruleMessages.emailFormat, abort: true }),
      z.refine(isEmail, { error: ruleMessages.emailFormat }),
    );
}

export const email = emailAddress(ruleMessages.emailBlank);
