import { hashPassword } from '../../security/passwords.js';
import { sourceOf } from '../../shared/account/known-devices.queries.js';
import { refuseCommonPassword } from '../../shared/account/common-passwords.js';
import { useCode } from '../../shared/account/login-codes.queries.js';
import { passwordNotice, tellOwner } from '../../shared/account/notices.js';
import { ownAccount } from '../../shared/account/own-account.queries.js';
import { replacePassword } from '../../shared/account/passwords.queries.js';
import { recoveryWait } from '../../shared/account/phone-change.queries.js';
import { refuseStopped } from '../../shared/account/stopped.js';
import { findAccount, normaliseAccount } from '../../shared/account/users.queries.js';
import { codeRefusal } from '../../shared/account/verification.js';
import type { Database } from '../../db/database.js';
import { Refusal, refusalCodes } from '../../errors/refusal.js';
import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { addMessage } from '../messages/messages.queries.js';
import { sendCodeOf } from './send-code.js';

export function recoveryOperations(services: Services) {
  const { audit, db, keys, loginGuard } = services;
  return {
    async sendRecoveryCode({ body, ...caller }) {
      return sendCodeOf(services, { purpose: 'recovery', name: '找回密码' }, body.account, caller);
    },

    async resetPassword({ body, ...caller }) {
      refuseCommonPassword('password', body.password);
      const account = normaliseAccount(body.account);
      // Counted separately from logins: users come here after wrong passwords.
      const known = await findAccount(db, account);
      const source = await sourceOf(db, caller, known?.id);
      const attempt = loginGuard.attempt(`recovery ${account}`, source);
      await attempt.admit();
      const passwordHash = await hashPassword(body.password);
      const check = await db.transaction().execute(async (transaction) => {
        const answer = await useCode(
          transaction,
          keys.codes,
          { purpose: 'recovery', account, source },
          body.code,
        );
        if (answer !== 'right') return answer;
        if (known === undefined) return 'wrong';
        await refuseStopped(transaction, known.id);
        if (!account.includes('@')) await refuseNewPhone(transaction, known.id);
        await replacePassword(transaction, known.id, passwordHash);
        await addMessage(transaction, known.id, passwordNotice);
        return ownAccount(transaction, known.id);
      });
      if (typeof check === 'string') {
        await attempt.fail();
        throw codeRefusal(check);
      }
      if (known !== undefined) audit('password recovered', { account: known.id, address: caller.address });
      tellOwner(services, check, passwordNotice);
      // The new password is valid at once, however many wrong ones were tried.
      await Promise.all([attempt.succeed(), loginGuard.attempt(account, source).succeed()]);
      return { data: null, msg: '密码已重设，请用新密码登录' };
    },
  } satisfies Partial<Operations>;
}

/** Only for somebody who has the code. @throws Refusal 409 */
async function refuseNewPhone(db: Database, userId: number): Promise<void> {
  const hours = await recoveryWait(db, userId);
  if (hours === 0) return;
  throw new Refusal(
    refusalCodes.conflict,
    `手机号更换不久，还要等 ${String(hours)} 小时才能用它找回密码；绑定了邮箱的，可以用邮箱找回`,
  );
}
