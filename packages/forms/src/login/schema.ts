import { account, accountType, type AccountType } from '../rules/account.js';
import { agreement } from '../rules/agreement.js';
import { code } from '../rules/code.js';
import { passwordGiven } from '../rules/passwordGiven.js';
import * as z from '../rules/zod.js';

/** Body of POST /api/login/login (Spec B 7). */
export const passwordLogin = z.object({ account, password: passwordGiven });
export type PasswordLogin = z.output<typeof passwordLogin>;

/** Body of POST /api/login/set_login_code: where to send a code. */
export interface LoginCodeRequest {
  type: AccountType;
  account: string;
}

/** Body of POST /api/login/code_login. `type` is not typed by anyone: it follows from the account. */
export const codeLogin = z.object({ type: z.literal([1, 2]), account, code });
export type CodeLogin = z.output<typeof codeLogin>;

/** What the two ways to log in ask a person for. */
export const passwordLoginForm = z.object({ account, password: passwordGiven, agreement });
export const codeLoginForm = z.object({ account, code, agreement });

/** Where a code for this account goes, or null for something that is no account. */
export function codeRequestOf(typed: string): LoginCodeRequest | null {
  const trimmed = typed.trim();
  const type = accountType(trimmed);
  return type === null ? null : { type, account: trimmed };
}
