import { sourceOf } from '../repositories/known-devices.js';
import { addMessage } from '../repositories/messages.js';
import { replacePassword } from '../repositories/passwords.js';
import { ownAccount } from '../repositories/profiles.js';
import { findAccount, normaliseAccount } from '../repositories/users.js';
import { codeMinutes, useCode } from '../security/login-codes.js';
import { hashPassword } from '../security/passwords.js';
import type { Services } from '../services.js';
import { passwordNotice, tellOwner } from './account-notices.js';
import type { Operations } from './operation.js';
import { codeRefusal, codeText, newCode, sendTo } from './verification.js';

type RecoveryOperations = Pick<Operations, 'sendRecoveryCode' | 'resetPassword'>;

export function recoveryOperations(services: Services): RecoveryOperations {
  const { db, keys, loginGuard } = services;
  return {
    async sendRecoveryCode({ body, ...caller }) {
      const account = normaliseAccount(body.account);
      const known = await findAccount(db, account);
      const code = await newCode(services, 'recovery', account, await sourceOf(db, caller, known?.id));
      if (known !== undefined) sendTo(services, account, codeText('找回密码', code));
      return { data: null, msg: `如该账号已注册，验证码已发送，请在 ${String(codeMinutes)} 分钟内查收` };
    },

    async resetPassword({ body, ...caller }) {
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
        await replacePassword(transaction, known.id, passwordHash);
        await addMessage(transaction, known.id, passwordNotice);
        return ownAccount(transaction, known.id);
      });
      if (typeof check === 'string') {
        await attempt.fail();
        throw codeRefusal(check);
      }
      tellOwner(services, check, passwordNotice);
      // Users can log in with the new password at once, no matter how many wrong ones were tried before.
      await Promise.all([attempt.succeed(), loginGuard.attempt(account, source).succeed()]);
      return { data: null, msg: '密码已重设，请用新密码登录' };
    },
  };
}
