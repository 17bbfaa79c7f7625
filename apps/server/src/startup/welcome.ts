/** What stands on the screen when the server is ready. */
export function welcome({ address, isDemo }: { address: string; isDemo: boolean }): string {
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
    '没有配置短信与邮件，验证码都在发件箱里：npm run outbox -w @inkstone/server',
    '按 Ctrl-C 停止。',
  ].join('\n');
}
