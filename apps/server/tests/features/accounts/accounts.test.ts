import type { UserSession } from '@inkstone/api/types';
import { mobileMessages } from '@inkstone/forms/rules';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../src/security/passwords.js';
import { unregistered, parent, password, student, teacher } from '../../fixtures/people.js';
import { reply } from '../../support/answers.js';
import { ageCodes, forgetCodes, otherCode, sentCode, sentMessages } from '../../support/codes.js';
import { newPerson } from '../../support/person.js';
import { startTestServer, useTestServer } from '../../support/test-server.js';

const server = useTestServer({ address: '127.0.0.1' });

const logIn = (account: string, given = password) =>
  server.call('login', { body: { account, password: given } });

describe('login', () => {
  it('returns a token and the data of the account that the site shows (spec: B7 login)', async () => {
    const envelope = await logIn(teacher);
    expect(envelope).toMatchObject({ code: 200, msg: '登录成功' });
    expect(envelope.data).toMatchObject({
      nickname: '周老师',
      avatar: '',
      user_role: 3,
      phone: teacher,
      gradeId: null,
      province: '',
      username: '周明',
      identity_card_code: '1****************4',
    });
    expect(JSON.stringify(envelope)).not.toMatch(/110101|argon2/);
  });

  it('accepts an e-mail address in any case', async () => {
    const session = (await logIn(parent.toUpperCase())).data as UserSession;
    expect(session).toMatchObject({ nickname: '家长', phone: '', email: parent, user_role: 2 });
  });

  it('gives the same answer for a wrong password and an unknown account', async () => {
    const refusal = reply(422, '账号或密码错误');
    expect(await logIn(student, 'Wrong2026')).toEqual(refusal);
    expect(await logIn(unregistered, 'Wrong2026')).toEqual(refusal);
  });

  it('makes an address wait after five wrong passwords, also for the right one', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await logIn(parent, 'Wrong2026')).code).toBe(422);
    }
    const envelope = await logIn(parent);
    expect(envelope.code).toBe(429);
    expect(envelope.data).toEqual({ retry_after: expect.any(Number) as number });
    expect((await logIn(teacher)).code).toBe(200);
  });
});

describe('logout', () => {
  it('ends the session, and succeeds without one', async () => {
    const token = await server.logIn(teacher);
    const body = { type: 2, content_id: 1 };
    expect((await server.call('addFavourite', { token, body })).code).toBe(200);
    expect(await server.call('logout', { token })).toEqual(reply(200, '已退出登录'));
    expect((await server.call('addFavourite', { token, body })).code).toBe(-1);
    expect((await server.call('logout', { token })).code).toBe(200);
    expect((await server.call('logout')).code).toBe(200);
  });

  it('refuses an expired session', async () => {
    const token = await server.logIn(teacher);
    await server.db
      .updateTable('login_sessions')
      .set({ expires_at: sql<Date>`now()` })
      .execute();
    expect((await server.call('cancelFavourite', { token, body: { type: 2, content_id: 1 } })).code).toBe(-1);
  });
});

describe('codes', () => {
  beforeEach(() => forgetCodes(server));

  const send = (account: string, type: 1 | 2) => server.call('sendLoginCode', { body: { account, type } });
  const use = (account: string, code: string, type: 1 | 2 = 1) =>
    server.call('loginByCode', { body: { type, account, code } });
  const outbox = () => sentMessages(server);
  const age = (seconds: number) => ageCodes(server, seconds);

  it('sends six digits to the phone, valid for one login', async () => {
    expect(await send(teacher, 1)).toEqual(reply(200, '如该账号已注册，验证码已发送，请在 10 分钟内查收'));
    expect(await outbox()).toMatchObject([{ channel: 'sms', recipient: teacher }]);
    const code = await sentCode(server, teacher);
    const first = await use(teacher, code);
    expect(first).toMatchObject({ code: 200, msg: '登录成功' });
    expect((first.data as UserSession).nickname).toBe('周老师');
    expect(await use(teacher, code)).toEqual(reply(410, '验证码已失效，请重新获取'));
  });

  it('keeps a code valid when the session cannot be stored', async () => {
    await send(teacher, 1);
    const code = await sentCode(server, teacher);
    await server.database.pool.query('alter table login_sessions rename to elsewhere');
    try {
      expect((await use(teacher, code)).code).toBe(500);
    } finally {
      await server.database.pool.query('alter table elsewhere rename to login_sessions');
    }
    expect((await use(teacher, code)).code).toBe(200);
  });

  it('sends by mail to an address', async () => {
    await send(parent, 2);
    expect(await outbox()).toMatchObject([{ channel: 'mail', recipient: parent }]);
    expect((await use(parent, await sentCode(server, parent), 2)).code).toBe(200);
  });

  it('keeps only a hash of the code', async () => {
    await send(teacher, 1);
    const [row] = await server.db.selectFrom('verification_codes').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(await sentCode(server, teacher));
  });

  it('gives the same answer for an unknown account and sends nothing', async () => {
    const known = await send(teacher, 1);
    expect(await send(unregistered, 1)).toEqual(known);
    expect(await outbox()).toHaveLength(1);
    expect((await send(unregistered, 1)).code).toBe(429);
    expect((await use(unregistered, '123456')).code).toBe(422);
  });

  it('gives the same answer when sending fails', async () => {
    await server.database.pool.query('alter table outbox_messages rename to elsewhere');
    try {
      expect(await send(teacher, 1)).toEqual(await send(unregistered, 1));
      await server.services.outbox.settled();
    } finally {
      await server.database.pool.query('alter table elsewhere rename to outbox_messages');
    }
    expect(await outbox()).toEqual([]);
  });

  it('sends again after 60 seconds, not before (spec: B9 code wait)', async () => {
    await send(teacher, 1);
    const early = await send(teacher, 1);
    expect(early.code).toBe(429);
    const { retry_after: seconds } = early.data as { retry_after: number };
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    await age(61);
    expect((await send(teacher, 1)).code).toBe(200);
  });

  it('accepts only one of several requests at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(teacher, 1)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 429, 429, 429, 429, 429]);
  });

  it('sends at most ten codes a day', async () => {
    for (let time = 0; time < 10; time += 1) {
      expect((await send(teacher, 1)).code).toBe(200);
      await age(61);
    }
    const envelope = await send(teacher, 1);
    expect(envelope.code).toBe(429);
    expect((envelope.data as { retry_after: number }).retry_after).toBeGreaterThan(60 * 60);
  });

  it('deletes codes after two days', async () => {
    await send(teacher, 1);
    await age(2 * 24 * 60 * 60 + 1);
    await send(unregistered, 1);
    const rows = await server.db.selectFrom('verification_codes').select('account').execute();
    expect(rows).toEqual([{ account: unregistered }]);
  });

  it('lets a code expire after ten minutes', async () => {
    await send(teacher, 1);
    await age(601);
    expect((await use(teacher, await sentCode(server, teacher))).code).toBe(410);
  });

  it('invalidates a code after five wrong tries, also at the same time', async () => {
    await send(teacher, 1);
    const code = await sentCode(server, teacher);
    const tries = await Promise.all(Array.from({ length: 7 }, () => use(teacher, otherCode(code))));
    expect(tries.map(({ code }) => code).sort()).toEqual([410, 410, 422, 422, 422, 422, 422]);
    expect((await use(teacher, code)).code).toBe(410);
  });

  it('refuses a channel that does not match the account', async () => {
    expect(await send(teacher, 2)).toMatchObject({ code: 400, msg: '邮箱格式错误' });
    expect(await send(parent, 1)).toMatchObject({ code: 400, msg: mobileMessages.format });
  });
});

describe('the demonstration accounts under a public address', () => {
  const phone = '13800000003';
  const logInAt = async (publicUrl: string | undefined, given: string) => {
    const site = await startTestServer({ services: { publicUrl } });
    await newPerson(site, { phone, ...(given !== password && { password_hash: await hashPassword(given) }) });
    const envelope = await site.call('login', { body: { account: phone, password: given } });
    await site.close();
    return envelope.code;
  };

  it('do not open with the password that everybody knows, but with one of their own', async () => {
    expect(await logInAt('https://books.example.cn', password)).toBe(422);
    expect(await logInAt('https://books.example.cn', 'Yantai2027')).toBe(200);
  });

  it.each([undefined, 'http://localhost:8080', 'http://127.0.0.1:8080'])('open at %s', async (publicUrl) => {
    expect(await logInAt(publicUrl, password)).toBe(200);
  });
});
