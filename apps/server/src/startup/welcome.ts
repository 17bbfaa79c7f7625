import type { Config } from '../config.js';
import { demonstrationPassword, demonstrationPhones as phones, isPublicAddress } from '../demo-accounts.js';

interface Welcome {
  address: string;
  isDemo: boolean;
  config: Pick<Config, 'mail' | 'sms' | 'publicUrl'>;
}

export function welcome({ address, isDemo, config }: Welcome): string {
  const accounts = [
    '',
    isPublicAddress(config.publicUrl)
      ? `演示账号的密码人人知道，在公开的网址上不能登录；要用它们，请先以验证码找回密码：`
      : `演示账号（密码都是 ${demonstrationPassword}）：`,
    `  教师 ${phones.teacher}    学生 ${phones.student}`,
    `  家长 ${phones.parent}    商家 ${phones.merchant}`,
  ];
  return [
    '',
    `砚台已启动：${address}`,
    ...(isDemo ? accounts : []),
    '',
    ...outboxLine(config),
    '按 Ctrl-C 停止。',
  ].join('\n');
}

/** Where to find codes that are not sent. */
function outboxLine({ mail, sms }: Pick<Config, 'mail' | 'sms'>): string[] {
  const unsent = [sms === undefined ? '短信' : '', mail === undefined ? '邮件' : ''].filter(
    (kind) => kind !== '',
  );
  if (unsent.length === 0) return [];
  return [`没有配置${unsent.join('与')}，验证码都在发件箱里：npm run outbox -w @inkstone/server`];
}
