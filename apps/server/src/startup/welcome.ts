import type { Config } from '../config.js';

interface Welcome {
  address: string;
  isDemo: boolean;
  config: Pick<Config, 'mail' | 'sms'>;
}

/** The text on the screen when the server is ready. */
export function welcome({ address, isDemo, config }: Welcome): string {
  const accounts = [
    '',
    '演示账号（密码都是 Inkstone2026）：',
    '  教师 13800000003    学生 13800000001',
    '  家长 13800000002    商家 13800000005',
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
