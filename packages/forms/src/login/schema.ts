import type { LoginByCodeInput, LoginInput, SendLoginCodeInput } from '@inkstone/api/inputs';

import { account, accountOf } from '../rules/account.js';
import { agreement } from '../rules/agreement.js';
import { code } from '../rules/code.js';
import { codeChannel } from '../rules/code-channel.js';
import { isMobile } from '../rules/mobile.js';
import { passwordGiven } from '../rules/password-given.js';
import * as z from '../rules/zod.js';

/** Everything that the form holds; each way to log in looks at its part. */
export interface LoginFields {
  account: string;
  password: string;
  code: string;
  agreement: boolean;
}

export type LoginMethod = 'password' | 'code';

/** What the two ways to log in ask a person for (Spec B 5). */
export const passwordLoginForm = z.object({ account, password: passwordGiven, agreement });
export const codeLoginForm = z.object({ account, code, agreement });

/** Body of POST /api/login/login (Spec B 7). */
export const passwordLogin = z.object({ account, password: passwordGiven });

/** Body of POST /api/login/code_login. The page derives `type` from the account, and the two must agree. */
export function codeLogin({ type }: { type?: unknown }) {
  return z.object({ type: codeChannel, account: accountOf(type), code });
}

/** Where a code for this account goes; what is no phone number is an e-mail address. */
export function toCodeRequest(typed: string): SendLoginCodeInput {
  // It may have been typed a moment ago, with blanks around it.
  const trimmed = typed.trim();
  return { type: isMobile(trimmed) ? 1 : 2, account: trimmed };
}

export function toPasswordLogin({ account, password }: LoginFields): LoginInput {
  return { account, password };
}

export function toCodeLogin({ account, code }: LoginFields): LoginByCodeInput {
  return { ...toCodeRequest(account), code };
}
