import { verifyPassword } from '../../security/passwords.js';
import { Refusal, refusalCodes } from '../../errors/refusal.js';
import type { Services } from '../services.js';
import { type Caller, sourceOf } from './known-devices.queries.js';
import { tryCode } from './login-codes.queries.js';
import type { OwnAccount } from './own-account.queries.js';
import { codeRefusal } from './verification.js';

export interface Owner {
  userId: number;
  own: OwnAccount;
  caller: Caller;
}

export interface Proof {
  current_password?: string;
  current_code?: string;
}

/**
 * Checks that the caller does not only hold the token.
 * @throws Refusal 428 without a proof, 422 for a wrong one, 410 for an expired code, 429
 */
export async function confirmOwner(
  services: Services,
  owner: Owner,
  { current_password: password = '', current_code: code = '' }: Proof,
): Promise<void> {
  if (password !== '') return checkOwnPassword(services, owner, password, '当前密码错误');
  const { userId, own, caller } = owner;
  const account = accountForCodes(own);
  if (code === '') {
    throw new Refusal(refusalCodes.unconfirmed, '请先确认是您本人', { account: maskAccount(account) });
  }
  const check = await tryCode(
    services.db,
    services.keys.codes,
    { purpose: 'confirm', account, source: await sourceOf(services.db, caller, userId) },
    code,
  );
  // `spent`: the code of the new phone, sent along, may have been mistyped.
  if (check !== 'right' && check !== 'spent') throw codeRefusal(check);
}

/** @throws Refusal 422 with the message, 429 after too many tries */
export async function checkOwnPassword(
  { db, loginGuard }: Services,
  { userId, own, caller }: Owner,
  password: string,
  whenWrong: string,
): Promise<void> {
  const attempt = loginGuard.attempt(`own ${String(userId)}`, await sourceOf(db, caller, userId));
  if (!(await verifyPassword(own.passwordHash, password, attempt))) {
    throw new Refusal(refusalCodes.wrongSecret, whenWrong);
  }
  await attempt.succeed();
}

/** The phone number, or the e-mail address of an account without one. */
export function accountForCodes({ phone, email }: OwnAccount): string {
  return phone ?? email ?? '';
}

/** 138****0003, or z***@example.com. */
export function maskAccount(account: string): string {
  const at = account.indexOf('@');
  return at === -1
    ? `${account.slice(0, 3)}****${account.slice(-4)}`
    : `${account.slice(0, 1)}***${account.slice(at)}`;
}
