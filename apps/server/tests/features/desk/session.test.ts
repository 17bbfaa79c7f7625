import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { teacher } from '../../fixtures/people.js';
import { password } from '../../fixtures/people.js';
import { reply } from '../../support/answers.js';
import { newOperator, type TestOperator } from '../../support/desk.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let operator: TestOperator;
beforeEach(async () => {
  operator = await newOperator(server);
});

const codeAt = (secret: string, time = Date.now()) => new TOTP({ secret }).generate({ timestamp: time });
const logIn = (body: object) => server.call('deskLogin', { body: { name: '李敏', password, ...body } });
const isAtDesk = async (token: string) => (await server.call('getDeskTrays', { token })).code === 200;

describe('the login of an operator', () => {
  it('asks for the one-time code after a right password, and lets each code in once', async () => {
    expect(await logIn({})).toEqual(reply(200, '请输入动态验证码', { session: null }));
    const code = codeAt(operator.secret);
    const { data } = await logIn({ code });
    const { session } = data as { session: { jwt: string } };
    expect(session).toMatchObject({ name: '李敏', roles: ['reviewer', 'editor', 'manager'] });
    expect(await isAtDesk(session.jwt)).toBe(true);
    expect(await logIn({ code })).toEqual(reply(422, '动态验证码不对，还可以试 4 次'));
  });

  it('takes the code of a phone that is half a minute off, and no older one', async () => {
    const old = codeAt(operator.secret, Date.now() - 90_000);
    expect((await logIn({ code: old })).code).toBe(422);
    expect((await logIn({ code: codeAt(operator.secret, Date.now() - 30_000) })).code).toBe(200);
  });

  it('takes a recovery code instead, once, in any way of writing it', async () => {
    expect((await logIn({ code: '7kxq4 mrw9t' })).code).toBe(200);
    expect((await logIn({ code: '7KXQ4-MRW9T' })).code).toBe(422);
  });

  it('does not say whether the name or the password is wrong, and slows down who guesses', async () => {
    const wrong = reply(422, '姓名或密码不对');
    const address = '10.9.9.9';
    const guess = (body: object) =>
      server.call('deskLogin', { body: { name: '李敏', password: 'Wrong2026', ...body }, address });
    expect(await guess({ name: '没有这个人' })).toEqual(wrong);
    for (let tries = 0; tries < 5; tries += 1) expect(await guess({})).toEqual(wrong);
    expect((await guess({ password })).code).toBe(429);
  });

  it('is refused to an operator who was stopped, whose sessions end at once', async () => {
    await server.db.updateTable('operators').set({ stopped_at: new Date() }).execute();
    expect(await logIn({ code: codeAt(operator.secret) })).toEqual(reply(422, '姓名或密码不对'));
  });
});

describe('the session of an operator', () => {
  const age = (minutes: { created?: number; used: number }) =>
    server.db
      .updateTable('operator_sessions')
      .set({
        created_at: new Date(Date.now() - (minutes.created ?? minutes.used) * 60_000),
        last_used_at: new Date(Date.now() - minutes.used * 60_000),
      })
      .execute();

  it('ends by a logout', async () => {
    await server.ask('deskLogout', { token: operator.token });
    expect(await isAtDesk(operator.token)).toBe(false);
  });

  it('ends after thirty minutes without a use; what the page asks by itself is none', async () => {
    await age({ used: 29 });
    expect(await isAtDesk(operator.token)).toBe(true);
    await age({ used: 31 });
    expect(await isAtDesk(operator.token)).toBe(false);
    await age({ used: 29 });
    await server.ask('listDeskItems', { token: operator.token, body: { queue: 'works' } });
    const { last_used_at } = await server.db
      .selectFrom('operator_sessions')
      .select('last_used_at')
      .executeTakeFirstOrThrow();
    expect(Date.now() - last_used_at.getTime()).toBeLessThan(60_000);
  });

  it('ends after half a day of work', async () => {
    await age({ created: 12 * 60 + 1, used: 0 });
    expect(await isAtDesk(operator.token)).toBe(false);
  });

  it('is none of a reader, and the other way round', async () => {
    expect(await isAtDesk(await server.logIn(teacher))).toBe(false);
    expect((await server.call('getUnreadCount', { token: operator.token })).code).toBe(-1);
  });
});
