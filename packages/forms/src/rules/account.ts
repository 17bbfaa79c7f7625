import { emailMessages, isEmail } from './email.js';
import { isMobile, mobileMessages } from './mobile.js';
import { nonBlank } from './non-blank.js';
import * as z from './zod.js';

export const accountMessages = { blank: '账号不得为空', format: '手机号/邮箱格式错误' } as const;

/** The kind of an account, as the wire's `type` has it: 1 is a phone number, 2 an e-mail address (Spec B 3). */
export type AccountType = 1 | 2;

/** Returns 1 for a phone number, 2 for an e-mail address, null for anything else. Expects trimmed text. */
export function accountType(account: string): AccountType | null {
  if (isMobile(account)) return 1;
  return isEmail(account) ? 2 : null;
}

/** A phone number or an e-mail address, trimmed (Spec B 5). */
export const account = nonBlank(accountMessages.blank).check(
  z.maxLength(254, { error: accountMessages.format, abort: true }),
  z.refine((text) => accountType(text) !== null, { error: accountMessages.format, abort: true }),
);

/** An account of the given type. Any other value for `type` accepts both, because the type is refused by itself. */
export function accountOf(type: unknown) {
  if (type !== 1 && type !== 2) return account;
  const error = type === 1 ? mobileMessages.format : emailMessages.format;
  return account.check(z.refine((text) => accountType(text) === type, { error }));
}
