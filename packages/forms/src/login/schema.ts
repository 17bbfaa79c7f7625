import type { LoginByCodeInput, LoginInput, SendLoginCodeInput } from '@inkstone/api/inputs';

import { account, accountOf } from '../rules/account.js';
import { agreement } from '../rules/agreement.js';
import { code } from '../rules/code.js';
import { codeChannel } from '../rules/code-channel.js';
import { isMobile } from '../rules/mobile.js';
import { passwordGiven } from '../rules/password-given.js';
import * as z from '../rules/zod.js';

/** All values of the form; each method uses some of them. */
export interface LoginFields {
  account: string;
  password: string;
  code: string;
  agreement: boolean;
}

export type LoginMethod = 'password' | 'code';

/** The rules of the two methods (Spec B 5). */
export const passwordLoginForm = z.object({ account, password: passwordGiven, agreement });
export const codeLoginForm = z.object({ account, code, agreement });

/** Body of POST /api/login/login (Spec B 7). */
export const passwordLogin = z.object({ account, password: passwordGiven });

/** Body of POST /api/login/code_login. The page derives `type` from the account, and the two must agree. */
export function codeLogin({ type }: { type?: unknown }) {
  return z.object({ type: codeChannel, account: accountOf(type), code });
}

/** The request for a code. Any account that is not a phone number counts as an e-mail address. */
export function toCodeRequest(typed: string): SendLoginCodeInput {
  // The value comes from the field and is not validated yet.
  const trimmed = typed.trim();
  return { type: isMobile(trimmed) ? 1 : 2, account: trimmed };
}

export function toPasswordLogin({ account, password }: LoginFields): LoginInput {
  return { account, password };
}

export function toCodeLogin({ account, code }: LoginFields): LoginByCodeInput {
  return { ...toCodeRequest(account), code };
}
