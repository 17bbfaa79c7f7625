import { beforeEach, describe, expect, it } from 'vitest';
import { startAccount, stopAccount } from '../../../src/features/accounts/account-acts.queries.js';
import { password } from '../../fixtures/people.js';
import { reply } from '../../support/answers.js';
import { forgetCodes, sentCode, sentMessages } from '../../support/codes.js';
import { insert } from '../../support/insert.js';
import { isLoggedIn, newPerson, type Person, rowOf } from '../../support/person.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
const phone = '13600000005';
const chosen = 'Yantai2027';
const stopped = reply(409, '此账号已停用，资料都保留着。如需恢复，请致电 010-00000400');

let person: Person;
const act = () => ({ id: person.id, operator: '周衡', reason: '疑被他人登录', tell: true });
beforeEach(async () => {
  await forgetCodes(server);
  await server.db.deleteFrom('users').where('id', '>', 3).execute();
  await server.db.deleteFrom('address_cards').execute();
  await server.db.deleteFrom('deliveries').execute();
  await insert(server.db, {
    address_cards: {
      company: '砚田',
      tel: '010-00000400',
      address: '',
      image_key: '',
      longitude: 0,
      latitude: 0,
    },
  });
  person = await newPerson(server, { phone });
});

const planned = () =>
  server.db.selectFrom('deliveries').select(['channel', 'recipient', 'body']).orderBy('created_at').execute();
const logIn = (given = password) => server.call('login', { body: { account: phone, password: given } });
const useCode = (code: string) => server.call('loginByCode', { body: { type: 1, account: phone, code } });
const reset = (code: string) =>
  server.call('resetPassword', {
    body: { type: 1, account: phone, code, password: chosen, password_confirm: chosen },
  });

describe('a stopped account', () => {
  it('refuses its tokens at once, and works again after it is started', async () => {
    expect(await isLoggedIn(server, person.token)).toBe(true);
    expect(await stopAccount(server.db, act())).toBe('done');
    expect(await isLoggedIn(server, person.token)).toBe(false);
    expect(await startAccount(server.db, act())).toBe('done');
    expect(await isLoggedIn(server, person.token)).toBe(false);
    expect((await logIn()).code).toBe(200);
  });

  it('refuses a session that a login has begun at the same time', async () => {
    const logins = Array.from({ length: 4 }, () => logIn());
    await stopAccount(server.db, act());
    for (const { code, data } of await Promise.all(logins)) {
      if (code === 200) expect(await isLoggedIn(server, (data as { jwt: string }).jwt)).toBe(false);
      else expect(code).toBe(409);
    }
  });

  it('tells whoever has the password or a code, and no stranger', async () => {
    await stopAccount(server.db, act());
    expect(await logIn()).toEqual(stopped);
    expect(await logIn('Wrong2026')).toEqual(reply(422, '账号或密码错误'));
    expect(await server.call('sendLoginCode', { body: { type: 1, account: phone } })).toEqual(
      reply(200, '如该账号已注册，验证码已发送，请在 10 分钟内查收'),
    );
    expect((await useCode('000000')).code).toBe(422);
    expect(await useCode(await sentCode(server, phone))).toEqual(stopped);
  });

  it('keeps its password when the owner asks for a new one', async () => {
    await stopAccount(server.db, act());
    const before = await rowOf(server, person);
    await server.ask('sendRecoveryCode', { body: { type: 1, account: phone } });
    expect(await reset(await sentCode(server, phone))).toEqual(stopped);
    expect(await rowOf(server, person)).toEqual(before);
  });

  it('is named in the message to whoever registers its number, and not in the answer', async () => {
    await stopAccount(server.db, act());
    expect(await server.call('sendPhoneCode', { body: { phone } })).toEqual(
      reply(200, '短信已发送，请在 10 分钟内查收'),
    );
    const [message] = await sentMessages(server);
    expect(message?.body).toBe('【砚田教育】此账号已停用，资料都保留着。如需恢复，请致电 010-00000400。');
  });

  it('has its owner told by text message, or by mail without a telephone, unless that is not wanted', async () => {
    const mailed = await newPerson(server, { email: 'tao@example.cn' });
    await stopAccount(server.db, act());
    await stopAccount(server.db, { ...act(), id: mailed.id });
    await startAccount(server.db, { ...act(), tell: false });
    await startAccount(server.db, { ...act(), id: mailed.id });
    expect(await planned()).toEqual([
      { channel: 'sms', recipient: phone, body: `${stopped.msg}。` },
      { channel: 'mail', recipient: 'tao@example.cn', body: `${stopped.msg}。` },
      { channel: 'mail', recipient: 'tao@example.cn', body: '您的账号已恢复，资料都在，可以照常使用。' },
    ]);
  });

  it('names the customer service where the publisher has no telephone', async () => {
    await server.db.deleteFrom('address_cards').execute();
    await stopAccount(server.db, act());
    expect((await logIn()).msg).toBe('此账号已停用，资料都保留着。如需恢复，请联系客服');
  });
});
