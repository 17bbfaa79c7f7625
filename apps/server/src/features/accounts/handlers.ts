import { isDemonstrationLogin } from '../../demo-accounts.js';
import { deviceOf } from '../../security/device.js';
import { verifyPassword } from '../../security/passwords.js';
import { issueToken } from '../../security/tokens.js';
import { rememberDevice, sourceOf } from '../../shared/account/known-devices.queries.js';
import { useCode } from '../../shared/account/login-codes.queries.js';
import { addSession, endSession } from '../../shared/account/login-sessions.queries.js';
import { holdPassword } from '../../shared/account/passwords.queries.js';
import {
  type Account,
  findAccount,
  normaliseAccount,
  sessionProfile,
} from '../../shared/account/users.queries.js';
import { refuseStopped } from '../../shared/account/stopped.js';
import { codeRefusal } from '../../shared/account/verification.js';
import { Refusal, refusalCodes } from '../../errors/refusal.js';
import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { sendCodeOf } from './send-code.js';

export function accountOperations(services: Services) {
  const { audit, db, isPublic, keys, loginGuard } = services;
  return {
    async login({ body, ...caller }) {
      const name = normaliseAccount(body.account);
      const account = await findAccount(db, name);
      const attempt = loginGuard.attempt(name, await sourceOf(db, caller, account?.id));
      const isRefused = isPublic && isDemonstrationLogin(name, body.password);
      const passwordHash = isRefused ? undefined : account?.passwordHash;
      const isRight = await verifyPassword(passwordHash, body.password, attempt);
      const audited = { account: account?.id ?? name, address: caller.address };
      if (account === undefined || !isRight) {
        audit('login refused', audited);
        throw wrongPassword();
      }
      const data = await openSessionByPassword(services, account, caller);
      await attempt.succeed();
      audit('login', audited);
      return { data, msg: '登录成功' };
    },

    async sendLoginCode({ body, ...caller }) {
      return sendCodeOf(services, { purpose: 'login', name: '登录' }, body.account, caller);
    },

    async loginByCode({ body, ...caller }) {
      const name = normaliseAccount(body.account);
      const account = await findAccount(db, name);
      const source = await sourceOf(db, caller, account?.id);
      // The code is used up together with the login, or not at all. A wrong try is committed, so that it counts.
      const outcome = await db.transaction().execute(async (transaction) => {
        const check = await useCode(
          transaction,
          keys.codes,
          { purpose: 'login', account: name, source },
          body.code,
        );
        if (check !== 'right') return check;
        return account === undefined
          ? 'wrong'
          : { data: await openSession({ ...services, db: transaction }, account.id, caller) };
      });
      const audited = { account: account?.id ?? name, address: caller.address };
      if (typeof outcome === 'string') {
        audit('login refused', audited);
        throw codeRefusal(outcome);
      }
      audit('login', audited);
      return { data: outcome.data, msg: '登录成功' };
    },

    async logout({ user }) {
      if (user !== undefined) await endSession(db, user.sessionId);
      return { data: null, msg: '已退出登录' };
    },
  } satisfies Partial<Operations>;
}

function wrongPassword(): Refusal {
  return new Refusal(refusalCodes.wrongSecret, '账号或密码错误');
}

interface Device {
  userAgent: string;
  fingerprint: string;
}

/** @throws Refusal 422 if the password changed since it was compared: the change has ended all sessions; 409 */
export async function openSessionByPassword(
  services: Services,
  { id, passwordHash }: Account,
  device: Device,
) {
  return services.db.transaction().execute(async (transaction) => {
    if (!(await holdPassword(transaction, id, passwordHash))) throw wrongPassword();
    return openSession({ ...services, db: transaction }, id, device);
  });
}

/** @throws Refusal 409 if the account is stopped */
async function openSession(
  { db, keys, sessionIdleHours: idleHours }: Services,
  userId: number,
  { userAgent, fingerprint }: Device,
) {
  await refuseStopped(db, userId);
  const token = await issueToken(userId, keys.loginTokens);
  await addSession(db, userId, token, { device: deviceOf(userAgent), idleHours });
  await rememberDevice(db, userId, fingerprint);
  return sessionProfile(db, userId, token.jwt);
}
