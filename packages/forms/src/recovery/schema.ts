import type { ResetPasswordInput, SendRecoveryCodeInput } from '@inkstone/api/inputs';

import type { FormSchema } from '../form/form-schema.js';
import { account, type AccountType } from '../rules/account.js';
import { code } from '../rules/code.js';
import { codeChannel } from '../rules/code-channel.js';
import { email } from '../rules/email.js';
import { mobile } from '../rules/mobile.js';
import * as z from '../rules/zod.js';

/** The values of the form. Each method has its own fields, because a code belongs to the account it was sent to. */
export interface RecoveryFields {
  /** The open tab: 1 by phone, 2 by e-mail, as on the wire. */
  type: AccountType;
  phone: string;
  phone_code: string;
  email: string;
  email_code: string;
}

/** The account and its code, for the second step (Spec B 4). */
export type Recovered = Pick<ResetPasswordInput, 'type' | 'account' | 'code'>;

const ways = {
  1: z.object({ phone: mobile, phone_code: code }),
  2: z.object({ email, email_code: code }),
};

/** The rules of the open tab (Spec B 2.7, 5). */
export function recoveryForm({ type }: RecoveryFields): FormSchema<RecoveryFields> {
  return ways[type];
}

/** The rule of an account by its type. If the type is invalid, which is refused by itself, both kinds are accepted. */
function accountRule(type: unknown) {
  if (type === 1) return mobile;
  return type === 2 ? email : account;
}

/** Body of POST /api/login/forget_password_code (Spec B 7). */
export function sendRecoveryCode({ type }: { type?: unknown }) {
  return z.object({ type: codeChannel, account: accountRule(type) });
}

/** The first part of the next step's request. */
export function recovered(body: { type?: unknown }) {
  return z.object({ ...sendRecoveryCode(body).shape, code });
}

/** The request for a code. The account comes from the field and is not validated yet. */
export function toCodeRequest({ type, phone, email }: RecoveryFields): SendRecoveryCodeInput {
  return { type, account: (type === 1 ? phone : email).trim() };
}

export function toPayload(fields: RecoveryFields): Recovered {
  const code = fields.type === 1 ? fields.phone_code : fields.email_code;
  return { ...toCodeRequest(fields), code };
}
