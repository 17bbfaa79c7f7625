import { recoveryWaitHours } from './phone-change.queries.js';
import type { Services } from '../services.js';
import type { OwnAccount } from './own-account.queries.js';
import { sendTo } from './verification.js';

type Contact = Pick<OwnAccount, 'phone' | 'email'>;

/** `title` and `text` become a message in the personal centre. */
export interface Notice {
  title: string;
  text: string;
}

const ifNotYou = '如果不是您本人操作，请立即用“找回密码”重设密码，并联系客服。';

export const passwordNotice: Notice = {
  title: '您的登录密码已修改',
  text: `您的登录密码已修改，所有设备上的登录都已退出。${ifNotYou}`,
};

export const phoneNotice: Notice = {
  title: '您的手机号已更换',
  text: `您的账户已改用另一个手机号，所有设备上的登录都已退出。${String(recoveryWaitHours)} 小时之内不能用新手机号找回密码；如果不是您本人操作，请在这段时间里联系客服。`,
};

/** Not a message: there is no personal centre any more. */
export const deletedNotice: Pick<Notice, 'text'> = {
  text: '您的账户已注销，个人信息已删除。感谢您的信任。',
};

/** @param contact as it was before the change */
export function tellOwner(
  services: Services,
  { phone, email }: Contact,
  { text }: Pick<Notice, 'text'>,
): void {
  for (const account of [phone, email]) {
    if (account !== null) sendTo(services, account, text);
  }
}
