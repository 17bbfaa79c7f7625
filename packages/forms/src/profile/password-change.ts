import { password } from '../rules/password.js';
import { passwordRepeated } from '../rules/password-repeated.js';
import * as z from '../rules/zod.js';
import { profileMessages as messages } from './messages.zh.js';

export interface PasswordChange {
  old_pwd?: string;
  new_pwd?: string;
  repetition_pwd?: string;
}

/** One of the three that is not blank says that the password is to be changed (Spec B 5). */
export function wantsPassword({ old_pwd = '', new_pwd = '', repetition_pwd = '' }: PasswordChange): boolean {
  return (old_pwd + new_pwd + repetition_pwd).trim() !== '';
}

/**
 * The rules of the three fields, by what stands in them: both passwords keep to the pattern and the new one is
 * repeated, or nothing is asked of any.
 */
export function passwordChange(fields: PasswordChange): Record<string, z.ZodMiniType<string>> {
  if (!wantsPassword(fields)) return {};
  const { different } = messages.repetition_pwd;
  return {
    old_pwd: given(password),
    new_pwd: given(password),
    repetition_pwd: given(passwordRepeated(fields.new_pwd ?? '', { different })),
  };
}

/** A field that a body leaves out is an empty one, to be refused in the rule's words. */
function given(rule: z.ZodMiniType<string, string>) {
  return z.pipe(
    z.transform((typed: string | undefined) => typed ?? ''),
    rule,
  );
}
