import { ruleMessages } from '../messages.zh.js';
import { isEmail } from './email.js';
import { isMobile } from './mobile.js';
import * as z from './zod.js';

/** How an account is reached, and the wire's `type` of a code (1 phone, 2 e-mail; Spec B 3). */
export type AccountType = 1 | 2;

/** 1 for a phone number, 2 for an e-mail address, null for neither. Expects trimmed text. */
export function accountType(account: string): AccountType | null {
  if (isMobile(account)) return 1;
  return isEmail(account) ? 2 : null;
}

/** A phone number or an e-mail address, without the blanks around it (Spec B 5). */
export const account = z.string().check(
  z.trim(),
  z.minLength(1, { error: ruleMessages.accountBlank, abort: true }),
  z.maxLength(254, { error: ruleMessages.accountFormat, abort: true }),
  z.refine((text) => accountType(text) !== null, { error: ruleMessages.accountFormat }),
);
