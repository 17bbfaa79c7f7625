import { sourceOf } from '../../shared/account/known-devices.queries.js';
import { codeMinutes } from '../../shared/account/login-codes.queries.js';
import { endOtherSessions, listSessions } from '../../shared/account/login-sessions.queries.js';
import { deletedNotice, tellOwner } from '../../shared/account/notices.js';
import { ownAccount } from '../../shared/account/own-account.queries.js';
import { accountForCodes, checkOwnPassword, maskAccount } from '../../shared/account/owner.js';
import { codeText, newCode, sendTo } from '../../shared/account/verification.js';
import { loggedIn, type Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { deleteAvatar } from '../profile/avatar.js';
import { deleteAccount } from './account-deletion.queries.js';
import { ownData } from './own-data.queries.js';

export function ownAccountOperations(services: Services) {
  const { db, links, limits } = services;
  return {
    listSessions: async ({ user }) => ({ data: await listSessions(db, loggedIn(user)) }),

    async endOtherSessions({ user }) {
      const count = await endOtherSessions(db, loggedIn(user));
      return { data: { count }, msg: count === 0 ? '没有其他登录' : '其他设备上的登录已退出' };
    },

    async sendConfirmCode({ user, ...caller }) {
      const { id } = loggedIn(user);
      const account = accountForCodes(await ownAccount(db, id));
      const code = await newCode(services, 'confirm', account, await sourceOf(db, caller, id));
      sendTo(services, account, codeText('确认本人', code));
      const masked = maskAccount(account);
      return {
        data: { account: masked },
        msg: `验证码已发送到 ${masked}，请在 ${String(codeMinutes)} 分钟内查收`,
      };
    },

    async exportOwnData({ user }) {
      const person = loggedIn(user);
      await limits.consume('export', String(person.id));
      return { data: await ownData(db, links, person) };
    },

    async deleteAccount({ body, user, ...caller }) {
      const { id } = loggedIn(user);
      const own = await ownAccount(db, id);
      await checkOwnPassword(services, { userId: id, own, caller }, body.password, '密码错误');
      const avatarKey = await deleteAccount(services, id);
      await deleteAvatar(services, avatarKey);
      services.audit('account deleted', { account: id, address: caller.address });
      tellOwner(services, own, deletedNotice);
      return { data: null, msg: '账户已注销，您的个人信息已删除' };
    },
  } satisfies Partial<Operations>;
}
