import { type Caller, sourceOf } from '../../shared/account/known-devices.queries.js';
import { codeMinutes } from '../../shared/account/login-codes.queries.js';
import { findAccount, normaliseAccount } from '../../shared/account/users.queries.js';
import { codeText, newCode, sendTo } from '../../shared/account/verification.js';
import type { Services } from '../../shared/services.js';

interface Purpose {
  purpose: 'login' | 'recovery';
  /** In the message that brings the code. */
  name: string;
}

/**
 * The code is created for every account but sent only to registered ones: the responses must not differ.
 * @throws Refusal 429 if the account or the address has asked too often
 */
export async function sendCodeOf(
  services: Services,
  { purpose, name }: Purpose,
  writtenAccount: string,
  caller: Caller,
): Promise<{ data: null; msg: string }> {
  const account = normaliseAccount(writtenAccount);
  const known = await findAccount(services.db, account);
  const code = await newCode(services, purpose, account, await sourceOf(services.db, caller, known?.id));
  if (known !== undefined) sendTo(services, account, codeText(name, code));
  return { data: null, msg: `如该账号已注册，验证码已发送，请在 ${String(codeMinutes)} 分钟内查收` };
}
