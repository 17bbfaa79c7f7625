import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

export interface PasswordRepeatedMessages {
  blank?: string;
  different?: string;
}

/**
 * The same password once more, as it was typed (Spec B 5). It is made for the password that it repeats, and is not
 * a rule over both fields: such a rule is silent as long as any other field of the form is wrong, and the person
 * would learn of the difference only after having mended the rest.
 *
 * @param password what stands in the first field now
 * @param messages words of its own, such as the profile's 两次新密码不一致
 */
export function passwordRepeated(
  password: string,
  {
    blank = ruleMessages.passwordRepeatBlank,
    different = ruleMessages.passwordRepeatDifferent,
  }: PasswordRepeatedMessages = {},
) {
  return z.string().check(
    z.minLength(1, { error: blank, abort: true }),
    z.refine((repeated) => repeated === password, { error: different }),
  );
}
