import { password } from '../rules/password.js';
import { passwordRepeated } from '../rules/password-repeated.js';
import type * as z from '../rules/zod.js';
import { profileMessages as messages } from './messages.zh.js';

export interface PasswordChange {
  old_pwd?: string;
  new_pwd?: string;
  repetition_pwd?: string;
}

/** Whether the password is to be changed: at least one of the three is not blank (Spec B 5). */
export function wantsPassword({ old_pwd = '', new_pwd = '', repetition_pwd = '' }: PasswordChange): boolean {
  return (old_pwd + new_pwd + repetition_pwd).trim() !== '';
}

/** The rules of the three fields: both passwords match the pattern and the new one is repeated, or all are blank. */
export function passwordChange(fields: PasswordChange): Record<string, z.ZodMiniType<string>> {
  if (!wantsPassword(fields)) return {};
  const { different } = messages.repetition_pwd;
  return {
    old_pwd: password,
    new_pwd: password,
    repetition_pwd: passwordRepeated(fields.new_pwd ?? '', { different }),
  };
}
