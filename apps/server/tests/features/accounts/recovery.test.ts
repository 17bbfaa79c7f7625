import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../src/security/passwords.js';
import { unregistered, parent, password, teacher } from '../../fixtures/people.js';
import { reply } from '../../support/answers.js';
import { ageCodes, forgetCodes, otherCode, sentCode, sentMessages } from '../../support/codes.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer({ address: '127.0.0.1' });
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  await forgetCodes(server);
  await server.db.updateTable('users').set({ password_hash: passwordHash }).execute();
  for (const account of [teacher, parent, unregistered]) {
    for (const name of [account, `recovery ${account}`]) {
      await server.services.loginGuard.attempt(name, { address: '127.0.0.1' }).succeed();
    }
  }
});

const chosen = 'Yantai2027';
const tooCommon = '这个密码太常见，容易被人猜中，请换一个';
const send = (account: string, type: 1 | 2 = 1) =>
  server.call('sendRecoveryCode', { body: { type, account } });
const reset = (account: string, code: string, change: object = {}) =>
  server.call('resetPassword', {
    body: { type: 1, account, code, password: chosen, password_confirm: chosen, ...change },
  });
const logsInWith = async (account: string, given: string) =>
  (await server.call('login', { body: { account, password: given } })).code === 200;

describe('sendRecoveryCode', () => {
  it('sends to registered accounts only, and gives every caller the same answer (spec: B7 forget_password_code)', async () => {
    const known = await send(teacher);
    expect(known).toEqual(reply(200, '如该账号已注册，验证码已发送，请在 10 分钟内查收'));
    expect(await send(unregistered)).toEqual(known);
    expect(await send(parent, 2)).toEqual(known);
    const messages = await sentMessages(server);
    const sentTo = Object.fromEntries(messages.map(({ channel, recipient }) => [recipient, channel]));
    expect(messages).toHaveLength(2);
    expect(sentTo).toEqual({ [teacher]: 'sms', [parent]: 'mail' });
    for (const { body } of messages) expect(body).toMatch(/找回密码验证码 \d{6}/);
    expect((await send(unregistered)).code).toBe(429);
    expect((await send(teacher)).code).toBe(429);
  });
});

describe('resetPassword', () => {
  it('sets the new password and ends all sessions of the account (spec: B7 forget_password, B2.7 newPassword)', async () => {
    const tokens = [await server.logIn(teacher), await server.logIn(teacher)];
    const other = await server.logIn(parent);
    await send(teacher);
    const envelope = await reset(teacher, await sentCode(server, teacher));
    expect(envelope).toEqual(reply(200, '密码已重设，请用新密码登录'));
    expect(await logsInWith(teacher, password)).toBe(false);
    expect(await logsInWith(teacher, chosen)).toBe(true);
    const codeWith = async (token: string) =>
      (await server.call('addFavourite', { token, body: { type: 2, content_id: 1 } })).code;
    expect(await Promise.all(tokens.map(codeWith))).toEqual([-1, -1]);
    expect(await codeWith(other)).toBe(200);
  });

  it.each(['Password1', 'passw0rD', 'Woaini1314'])('refuses %s, which is tried first', async (common) => {
    await send(teacher);
    const code = await sentCode(server, teacher);
    const refused = await reset(teacher, code, { password: common, password_confirm: common });
    expect(refused).toMatchObject({
      code: 400,
      data: { errors: [{ field: 'password', message: tooCommon }] },
    });
    expect((await reset(teacher, code)).code).toBe(200);
  });

  it('accepts a code once', async () => {
    await send(parent, 2);
    const code = await sentCode(server, parent);
    expect((await reset(parent, code, { type: 2 })).code).toBe(200);
    expect((await reset(parent, code, { type: 2 })).code).toBe(410);
  });

  it('unlocks an account that wrong passwords have locked', async () => {
    for (let time = 0; time < 5; time += 1) await logsInWith(teacher, 'Wrong2026');
    expect((await server.call('login', { body: { account: teacher, password } })).code).toBe(429);
    await send(teacher);
    await reset(teacher, await sentCode(server, teacher));
    expect(await logsInWith(teacher, chosen)).toBe(true);
  });

  it('refuses a wrong and an expired code, and changes nothing', async () => {
    const token = await server.logIn(teacher);
    await send(teacher);
    const code = await sentCode(server, teacher);
    expect(await reset(teacher, otherCode(code))).toEqual(reply(422, '验证码错误'));
    await ageCodes(server, 601);
    expect(await reset(teacher, code)).toEqual(reply(410, '验证码已失效，请重新获取'));
    expect(await logsInWith(teacher, password)).toBe(true);
    const envelope = await server.call('addFavourite', { token, body: { type: 2, content_id: 1 } });
    expect(envelope.code, 'still logged in').toBe(200);
  });

  it('gives the same answer for an unknown account', async () => {
    await send(unregistered);
    await send(teacher);
    const code = await sentCode(server, teacher);
    const [unknown, known] = [
      await reset(unregistered, otherCode(code)),
      await reset(teacher, otherCode(code)),
    ];
    expect(unknown).toEqual(known);
  });

  it('limits the tries of a code', async () => {
    await send(teacher);
    const code = otherCode(await sentCode(server, teacher));
    for (let time = 0; time < 5; time += 1) {
      expect((await reset(teacher, code)).code).toBe(422);
    }
    const envelope = await reset(teacher, code);
    expect(envelope.code).toBe(429);
    expect(envelope.data).toEqual({ retry_after: expect.any(Number) as number });
  });

  it('names each invalid field with the message of the specification', async () => {
    expect((await reset('', '12', { password: 'short', password_confirm: '' })).data).toEqual({
      errors: [
        { field: 'account', message: '手机号不得为空' },
        { field: 'code', message: '验证码为 6 位数字' },
        { field: 'password', message: '密码长度为8-16位，须使用数字、字母大/小写组合' },
        { field: 'password_confirm', message: '请重复输入密码' },
      ],
    });
    await send(teacher);
    const code = await sentCode(server, teacher);
    expect(await reset(teacher, code, { password_confirm: 'Yantai2028' })).toMatchObject({
      code: 400,
      msg: '两次密码不一致',
    });
    expect((await reset(teacher, code)).code, 'the code is still valid').toBe(200);
  });
});
