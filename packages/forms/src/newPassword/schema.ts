import type { ResetPasswordInput } from '@inkstone/api/inputs';

import type { FormSchema } from '../form/form-schema.js';
import { recovered, type Recovered } from '../recovery/schema.js';
import { password } from '../rules/password.js';
import { passwordRepeated } from '../rules/password-repeated.js';
import * as z from '../rules/zod.js';

/** The fields of the form (Spec B 5). */
export type NewPasswordFields = Pick<ResetPasswordInput, 'password' | 'password_confirm'>;

export function newPasswordForm(fields: NewPasswordFields): FormSchema<NewPasswordFields> {
  return z.object({ password, password_confirm: passwordRepeated(fields.password) });
}

/** Body of POST /api/login/forget_password (Spec B 7): the result of the recovery form and the new password. */
export function resetPassword(body: { type?: unknown; password?: unknown }) {
  const typed = typeof body.password === 'string' ? body.password : '';
  return z.object({ ...recovered(body).shape, password, password_confirm: passwordRepeated(typed) });
}

export function toPayload(fields: NewPasswordFields, account: Recovered): ResetPasswordInput {
  return { ...account, ...fields };
}
