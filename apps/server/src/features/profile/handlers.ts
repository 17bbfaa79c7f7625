import { profileMessages } from '@inkstone/forms/profile/schema';
import { sourceOf } from '../../shared/account/known-devices.queries.js';
import { codeMinutes } from '../../shared/account/login-codes.queries.js';
import type { SessionUser } from '../../shared/account/login-sessions.queries.js';
import { ownAccount } from '../../shared/account/own-account.queries.js';
import { findAccount, sessionProfile } from '../../shared/account/users.queries.js';
import { codeText, newCode, sendTo } from '../../shared/account/verification.js';
import { Refusal } from '../../errors/refusal.js';
import { type Answer, type Call, loggedIn, type Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { changeAvatar } from './avatar.js';
import { changeDetails } from './details.js';
import { verifyRealName } from './real-name.js';
import { avatarOf, type ProfileUse, usesOf } from './use.js';

export function profileOperations(services: Services) {
  const { db, limits } = services;
  return {
    async sendResetPhoneCode({ body: { phone }, user, ...caller }) {
      const { id } = loggedIn(user);
      if ((await ownAccount(db, id)).phone === phone) {
        throw Refusal.invalid([{ field: 'phone', message: profileMessages.phone.same }]);
      }
      await limits.consume('change-phone', String(id));
      const code = await newCode(services, 'change-phone', phone, await sourceOf(db, caller, id));
      const known = await findAccount(db, phone);
      // The user must not learn whose number it is; its owner should know that somebody asked for it.
      sendTo(
        services,
        phone,
        known === undefined
          ? codeText('更换手机号', code)
          : '此手机号已经注册，不能绑定到其他账户。如非本人操作，请忽略。',
      );
      return { data: null, msg: `短信已发送，请在 ${String(codeMinutes)} 分钟内查收` };
    },

    async updateUserInfo({ body, user, ...caller }) {
      const person = loggedIn(user);
      const avatar = avatarOf(body);
      const use = theUseOf(body);
      if (avatar !== undefined) {
        await changeAvatar(services, person.id, avatar);
        return stillLoggedIn(services, person, '头像已更新');
      }
      if (use === 'real name') {
        await verifyRealName(services, person.id, body);
        services.audit('real name verified', { account: person.id, address: caller.address });
        return stillLoggedIn(services, person, '实名认证成功');
      }
      const { sessionsEnded } = await changeDetails(services, person.id, body, caller);
      if (!sessionsEnded) return stillLoggedIn(services, person, '修改成功');
      return { data: { reset_password: 1, user_info: null }, msg: '修改成功，请重新登录' };
    },
  } satisfies Partial<Operations>;
}

async function stillLoggedIn(
  { db }: Services,
  { id, jwt }: SessionUser,
  msg: string,
): Promise<Answer<'updateUserInfo'>> {
  return { data: { reset_password: 0, user_info: await sessionProfile(db, id, jwt) }, msg };
}

/** @throws Refusal 400 for two uses at once, because one would be lost, and for a form without any */
function theUseOf(form: Call<'updateUserInfo'>['body']): ProfileUse {
  const [use, ...others] = usesOf(form);
  if (use === undefined) throw Refusal.invalid([{ field: '', message: '没有需要保存的修改' }]);
  if (others.length > 0) {
    throw Refusal.invalid([{ field: '', message: '头像、实名认证与其他资料请分开提交' }]);
  }
  return use;
}
