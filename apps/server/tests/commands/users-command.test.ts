import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { usersCommand } from '../../src/commands/users-command.js';
import { writeAudit } from '../../src/shared/audit.queries.js';
import { password, teacher } from '../fixtures/people.js';
import { operatorOf } from '../support/operator.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
const run = operatorOf(
  server,
  usersCommand(() => Promise.resolve({ keys: server.services.keys, siteName: '砚田' })),
);

it('makes an operator who can log in with what it prints, and stops them', async () => {
  expect(await run('operator', 'list')).toBe('还没有经办人。');
  const printed = await run('operator', 'add', '李敏', '--roles', '审核,编辑');
  const password = /密码：(\S+)/.exec(printed)?.[1] ?? '';
  const secret = /密钥：(\S+)/.exec(printed)?.[1] ?? '';
  const logIn = () =>
    server.call('deskLogin', { body: { name: '李敏', password, code: new TOTP({ secret }).generate() } });
  expect((await logIn()).data).toMatchObject({ session: { roles: ['reviewer', 'editor'] } });
  expect(await run('operator', 'list')).toBe('李敏  审核、编辑');
  expect(await run('operator', 'stop', '李敏')).toBe('李敏 已停用，登录都已结束。');
  expect(await run('operator', 'list')).toBe('李敏  审核、编辑  已停用');
  const rows = await server.db.selectFrom('operator_sessions').selectAll().execute();
  expect(rows).toEqual([]);
});

it('acts on the accounts of readers as the command for them', async () => {
  expect(await run('find', '0003')).toMatch(/^找到 1 个/);
});

it('gives a known operator other roles and new credentials; the old ones end', async () => {
  const first = await run('operator', 'add', '周衡', '--roles', '管理');
  await run('operator', 'add', '周衡', '--roles', '编辑');
  const password = /密码：(\S+)/.exec(first)?.[1] ?? '';
  expect((await server.call('deskLogin', { body: { name: '周衡', password } })).code).toBe(422);
  expect(await run('operator', 'list')).toContain('周衡  编辑');
});

it.each([
  [[], /^用法/],
  [['reader', 'add', '李敏'], /^用法/],
  [['operator', 'add', '李敏'], /^用法/],
  [['operator', 'add', '李敏', '--roles', '主编'], '没有“主编”这种身份，可用的是：审核、编辑、管理。'],
  [['operator', 'stop', '没有这个人'], '没有叫“没有这个人”的经办人。'],
])('refuses %j', async (argv, message) => {
  await expect(run(...argv)).rejects.toThrow(message);
});

it('lists the security events of an account, which the table does not name', async () => {
  const { db, services } = server;
  const logIn = (given: string) =>
    server.call('login', { body: { account: teacher, password: given }, address: '203.0.113.9' });
  await logIn('Wrong2026');
  await logIn(password);
  await writeAudit(db, services.auditTrail);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', teacher)
    .executeTakeFirstOrThrow();
  expect((await run('events', String(id))).split('\n')).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}登录 {2}203\.0\.113\.9$/),
    expect.stringMatching(/ {2}登录被拒 {2}203\.0\.113\.9$/),
  ]);
  expect(await run('events', '99')).toBe('没有安全事件。');
  await expect(run('events')).rejects.toThrow('用法：');
});
