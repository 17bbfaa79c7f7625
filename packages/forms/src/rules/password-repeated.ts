import * as z from './zod.js';

export const passwordRepeatedMessages = { blank: '请重复输入密码', different: '两次密码不一致' } as const;

/**
 * The new password a second time, not trimmed (Spec B 5). The rule is made for the value of the first field instead
 * of comparing both fields of the form: zod skips a rule over the whole object while any field is invalid, and the
 * visitor would learn of the difference only after correcting everything else.
 *
 * @param password value of the first field
 * @param messages where the form has its own, such as the profile's 两次新密码不一致
 */
export function passwordRepeated(
  password: string,
  messages: Partial<Record<keyof typeof passwordRepeatedMessages, string>> = {},
) {
  const { blank, different } = { ...passwordRepeatedMessages, ...messages };
  return z.string({ error: blank }).check(
    z.minLength(1, { error: blank, abort: true }),
    z.refine((repeated) => repeated === password, { error: different }),
  );
}
