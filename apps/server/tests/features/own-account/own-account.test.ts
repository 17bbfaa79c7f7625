import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comingActivity, enrolment, insertActivities } from '../../fixtures/activities.js';
import { file, form, pdf, png } from '../../fixtures/files.js';
import { password } from '../../fixtures/people.js';
import { planDelivery } from '../../../src/shared/deliveries.queries.js';
import { reply } from '../../support/answers.js';
import { forgetCodes, sentCode, sentMessages } from '../../support/codes.js';
import { insert } from '../../support/insert.js';
import { isLoggedIn, logInAs, newPerson, type Person } from '../../support/person.js';
import { useTestServer } from '../../support/test-server.js';

const phone = '13600000000';
const email = 'chen@example.cn';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const server = useTestServer({ address: '127.0.0.1' });
let person: Person;
beforeAll(async () => {
  await insertActivities(server.db);
});
beforeEach(async () => {
  await forgetCodes(server);
  await server.db.deleteFrom('uploads').execute();
  await server.db.deleteFrom('users').where('id', '>', 3).execute();
  person = await newPerson(server, { role: 3, phone, email, nickname: '陈老师' });
});

const sessions = (token = person.token) => server.ask('listSessions', { token });
const personalTables = [
  'favourites',
  'downloads',
  'messages',
  'activity_applications',
  'book_feedbacks',
] as const;
const own = (table: (typeof personalTables)[number]) =>
  server.db.selectFrom(table).select('id').where('user_id', '=', person.id).execute();

describe('listSessions', () => {
  it('names the device and the times, and shows neither the token nor other users', async () => {
    await newPerson(server, { phone: '13600000009' });
    const login = await server.app.inject({
      method: 'POST',
      url: '/api/login/login',
      headers: { 'user-agent': windows },
      payload: { account: phone, password },
    });
    const { jwt } = login.json<{ data: { jwt: string } }>().data;
    const found = await sessions(jwt);
    expect(found.map(({ device, is_current }) => [device, is_current]).toSorted()).toEqual([
      ['未知设备', 0],
      ['电脑 · Windows · Chrome', 1],
    ]);
    for (const { create_time, last_time } of found) {
      expect(create_time).toBeGreaterThan(Date.now() / 1000 - 60);
      expect(last_time).toBeGreaterThanOrEqual(create_time);
    }
    const { rows } = await server.database.pool.query<{ id: string }>('select id from login_sessions');
    const shown = JSON.stringify(found);
    for (const secret of [jwt, ...rows.map(({ id }) => id)]) expect(shown).not.toContain(secret);
  });

  it('moves the time of the last use with a request', async () => {
    await server.database.pool.query("update login_sessions set last_used_at = now() - interval '3 hours'");
    const [session] = await sessions();
    expect(session?.last_time).toBeGreaterThan(Date.now() / 1000 - 60);
  });
});

describe('endOtherSessions', () => {
  it('ends the sessions of the user elsewhere and keeps this one', async () => {
    const elsewhere = [await logInAs(server, person.id), await logInAs(server, person.id)];
    const other = await newPerson(server, { phone: '13600000009' });
    const envelope = await server.call('endOtherSessions', { token: person.token });
    expect(envelope).toEqual({ code: 200, msg: '其他设备上的登录已退出', data: { count: 2 } });
    for (const token of elsewhere) expect(await isLoggedIn(server, token)).toBe(false);
    expect([await isLoggedIn(server, person.token), await isLoggedIn(server, other.token)]).toEqual([
      true,
      true,
    ]);
    expect((await server.call('endOtherSessions', { token: person.token })).data).toEqual({
      count: 0,
    });
  });
});

describe('sendConfirmCode', () => {
  it('sends a code to the present phone number and shows it masked', async () => {
    const envelope = await server.call('sendConfirmCode', { token: person.token });
    expect(envelope.data).toEqual({ account: '136****0000' });
    expect(await sentMessages(server)).toMatchObject([{ channel: 'sms', recipient: phone }]);
    expect((await server.call('sendConfirmCode', { token: person.token })).code).toBe(429);
  });

  it('sends it by mail to an account without a phone number', async () => {
    const { token } = await newPerson(server, { email: 'lin.mama@example.cn' });
    expect((await server.call('sendConfirmCode', { token })).data).toEqual({ account: 'l***@example.cn' });
    expect(await sentCode(server, 'lin.mama@example.cn')).toMatch(/^\d{6}$/);
  });
});

describe('exportOwnData', () => {
  it('has everything of the user and nothing of others', async () => {
    const { token } = person;
    const other = await newPerson(server, { role: 3, phone: '13600000009', nickname: '别人' });
    await server.ask('addFavourite', { token, body: { type: 2, content_id: 1 } });
    await server.ask('addFavourite', { token: other.token, body: { type: 2, content_id: 1 } });
    await insert(server.db, {
      downloads: { user_id: person.id, type: 1, content_id: 999 },
      messages: { user_id: person.id, title: '欢迎', message_html: '<p>欢迎。</p>' },
    });
    const url = await uploaded(token);
    await server.ask('applyAsTeacher', { token, body: { ...enrolment, files: url } });
    const data = await server.ask('exportOwnData', {
      token,
    });
    expect(data.profile).toMatchObject({ nickname: '陈老师', phone, email, identity_card_code: '' });
    expect(data.favourites).toMatchObject([{ type: 2, content_id: 1 }]);
    expect(data.downloads).toMatchObject([{ type: 1, content_id: 999, title: '' }]);
    expect(data.messages).toMatchObject([{ title: '欢迎', is_read: 0 }]);
    expect(data.activities).toMatchObject([{ title: '单元教学研讨', name: '周明' }]);
    const [{ files = '' } = {}] = data.activities as { files?: string }[];
    expect((await server.app.inject({ url: files })).rawPayload.equals(pdf)).toBe(true);
    const text = JSON.stringify(data);
    for (const secret of [token, '别人', '$argon2']) expect(text).not.toContain(secret);
  });

  it('masks the identity card', async () => {
    await server.db
      .updateTable('users')
      .set({ real_name: '周明', identity_card: '99010119900307004X' })
      .where('id', '=', person.id)
      .execute();
    const { token } = person;
    const { profile } = await server.ask('exportOwnData', { token });
    expect(profile).toMatchObject({ username: '周明', identity_card_code: '9****************X' });
  });

  it('is limited by account', async () => {
    const codes = [];
    for (let time = 0; time < 11; time += 1) {
      codes.push((await server.call('exportOwnData', { token: person.token })).code);
    }
    expect(codes).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('deleteAccount', () => {
  const remove = (given: string, token = person.token) =>
    server.call('deleteAccount', { token, body: { password: given } });

  it('deletes the user with all records, files and codes, and keeps the counts of downloads', async () => {
    const { token } = person;
    await server.ask('updateUserInfo', { token, form: form({ avatar: file('头像.png', png) }) });
    const { avatar_key } = await server.db
      .selectFrom('users')
      .select('avatar_key')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    await server.ask('addFavourite', { token, body: { type: 2, content_id: 1 } });
    await server.ask('getPaperFiles', { token, body: { id: 1 } });
    const downloads = await downloadsOfPaper();
    await server.ask('applyAsTeacher', {
      token,
      body: { ...enrolment, article_id: comingActivity, files: await uploaded(token) },
    });
    const unused = await uploaded(token);
    const images = await uploaded(token, file('第47页.png', png));
    await server.ask('submitBookFeedback', {
      token,
      body: {
        type: 2,
        book_name: '总复习',
        subject: '数学',
        descr: '希望增加函数部分的分层练习',
        images,
        email,
      },
    });
    await server.ask('sendConfirmCode', { token });
    await planDelivery(server.db, { channel: 'sms', recipient: phone, body: '您的来信有答复了。' });
    const files = await server.db
      .selectFrom('uploads')
      .select('file_key')
      .where('user_id', '=', person.id)
      .execute();
    expect(files).toHaveLength(3);

    expect(await remove(password)).toEqual(reply(200, '账户已注销，您的个人信息已删除'));
    expect(await isLoggedIn(server, token)).toBe(false);
    for (const table of personalTables) {
      expect([table, await own(table)]).toEqual([table, []]);
    }
    for (const key of [avatar_key, ...files.map(({ file_key }) => file_key)]) {
      expect([key, await server.services.files.find(key)]).toEqual([key, undefined]);
    }
    expect((await server.app.inject({ url: unused })).statusCode).toBe(404);
    expect(await server.db.selectFrom('uploads').select('file_key').execute()).toEqual([]);
    expect(await server.db.selectFrom('verification_codes').select('id').execute()).toEqual([]);
    expect(await server.db.selectFrom('deliveries').select('id').execute()).toEqual([]);
    expect(await downloadsOfPaper()).toBe(downloads);
    const sent = await sentMessages(server);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([phone, email].toSorted());
    expect(sent.every(({ body }) => body.includes('已注销'))).toBe(true);
    expect((await server.call('login', { body: { account: phone, password } })).code).toBe(422);
  });

  it('changes nothing with a wrong password, and limits the tries', async () => {
    const codes = [];
    for (let time = 0; time < 6; time += 1) codes.push((await remove('Wrong2026')).code);
    expect(codes).toEqual([422, 422, 422, 422, 422, 429]);
    expect(await isLoggedIn(server, person.token)).toBe(true);
    expect(await sentMessages(server)).toEqual([]);
  });

  it('answers -1 to a request of the user that crosses it', async () => {
    const body = { type: 2, content_id: 1 };
    const answers = await Promise.all([
      remove(password),
      ...Array.from({ length: 8 }, () => server.call('addFavourite', { token: person.token, body })),
    ]);
    for (const { code } of answers) expect([200, -1, 409]).toContain(code);
  });

  it('leaves the files of a shop application, which is not part of the account', async () => {
    await uploaded(person.token);
    await server.db.updateTable('uploads').set({ claimed_at: new Date() }).execute();
    await remove(password);
    expect(await server.db.selectFrom('uploads').select('user_id').execute()).toEqual([{ user_id: null }]);
  });
});

async function uploaded(token: string, sentFile = file('教案.pdf', pdf)): Promise<string> {
  const sent = form({ file: sentFile });
  return (await server.ask('uploadFile', { token, form: sent })).url;
}

async function downloadsOfPaper(): Promise<number> {
  const papers = server.db.selectFrom('papers').select('download_count').where('id', '=', 1);
  return (await papers.executeTakeFirstOrThrow()).download_count;
}
