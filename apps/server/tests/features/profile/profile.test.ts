import type { UserSession } from '@inkstone/api/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { file, form, jpeg, png } from '../../fixtures/files.js';
import { unregistered } from '../../fixtures/people.js';
import { messagesOf, reply } from '../../support/answers.js';
import { forgetCodes } from '../../support/codes.js';
import { isLoggedIn, newPerson, type Person, rowOf } from '../../support/person.js';
import { useTestServer } from '../../support/test-server.js';

interface Saved {
  reset_password: 0 | 1;
  user_info: UserSession | null;
}

const ownPhone = '13600000000';
/** Numbers with valid check digits that belong to no one: no region has these codes. */
const [card, otherCard] = ['11010118500309004X', '110101185003091237'];

const server = useTestServer({ address: '127.0.0.1' });
let person: Person;
beforeEach(async () => {
  await forgetCodes(server);
  await server.db.deleteFrom('users').where('id', '>', 3).execute();
  person = await newPerson(server, { phone: ownPhone, grade_id: 169, school: '杭州二中' });
});

const update = (body: object, token = person.token) => server.call('updateUserInfo', { body, token });

describe('the profile', () => {
  it('saves the sent fields, keeps the others, and returns the session (spec: B7 update_userinfo profile)', async () => {
    const envelope = await update({ nickname: ' 陈同学 ', gradeId: '168', old_pwd: '', phone: '' });
    expect(envelope).toMatchObject({ code: 200, msg: '修改成功' });
    expect(envelope.data).toMatchObject({
      reset_password: 0,
      user_info: { jwt: person.token, nickname: '陈同学', gradeId: 168, school: '杭州二中', phone: ownPhone },
    } satisfies { reset_password: number; user_info: Partial<UserSession> });
    expect(await isLoggedIn(server, person.token)).toBe(true);
  });

  it('clears a field that is sent empty', async () => {
    await update({ school: '', gradeId: '' });
    expect(await rowOf(server, person)).toMatchObject({ school: '', grade_id: null, nickname: '小陈' });
  });

  it('treats the current phone number as unchanged', async () => {
    const { data } = await update({ nickname: '陈同学', phone: ownPhone, code: '' });
    expect((data as Saved).reset_password).toBe(0);
  });

  it('also accepts a URL-encoded form', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/user/update_userinfo',
      headers: { token: person.token, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ nickname: '陈同学', gradeId: '167', school: '' }).toString(),
    });
    expect(answer.json()).toMatchObject({
      code: 200,
      data: { user_info: { nickname: '陈同学', gradeId: 167 } },
    });
  });

  it.each([
    [{ gradeId: 999 }, { gradeId: '年级有误' }],
    [{}, { '': '没有需要保存的修改' }],
    [{ nickname: '陈', username: '陈晨' }, { '': '头像、实名认证与其他资料请分开提交' }],
  ])('refuses %j', async (change, messages) => {
    const before = await rowOf(server, person);
    const envelope = await update(change);
    expect(envelope.code).toBe(400);
    expect(messagesOf(envelope.data)).toEqual(messages);
    expect(await rowOf(server, person)).toEqual(before);
  });
});

describe('the real name', () => {
  const realName = { username: '陈晨', identity_card_code: card.toLowerCase() };

  it('is stored once and returned masked (spec: B7 update_userinfo real name)', async () => {
    const envelope = await update(realName);
    expect(envelope).toMatchObject({ code: 200, msg: '实名认证成功' });
    expect(envelope.data).toMatchObject({
      reset_password: 0,
      user_info: { username: '陈晨', identity_card_code: '1****************X', nickname: '小陈' },
    });
    const row = await rowOf(server, person);
    expect(row).toMatchObject({ real_name: '陈晨', identity_card: '1****************X' });
    expect(server.services.identityCards.numberOf(row)).toBe(card);
    const again = await update({ username: '陈辰', identity_card_code: otherCard });
    expect(again).toEqual(reply(409, '已实名认证'));
    expect(await rowOf(server, person)).toEqual(row);
  });

  it('is stored once for several requests at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => update(realName)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409]);
  });

  it('belongs to only one account', async () => {
    const other = await newPerson(server, { phone: unregistered });
    await update(realName);
    expect(await update(realName, other.token)).toEqual(reply(409, '该身份证号已用于其他账户的实名认证'));
    expect(await rowOf(server, other)).toMatchObject({ real_name: '', identity_card: '' });
  });

  it.each([
    [{ ...realName, username: '陈', avatar: null }, { username: '请输入2~5位的姓名' }],
    [{ ...realName, username: '陈', avatar: { bytes: [] } }, { username: '请输入2~5位的姓名' }],
    [{ ...realName, username: '陈', school: ' ' }, { username: '请输入2~5位的姓名' }],
  ])('refuses %j', async (given, messages) => {
    const envelope = await update(given);
    expect(envelope.code).toBe(400);
    expect(messagesOf(envelope.data)).toEqual(messages);
    expect(await rowOf(server, person)).toMatchObject({ real_name: '', identity_card: '' });
  });

  it('limits the tries, so that used card numbers cannot be found out', async () => {
    const holder = await newPerson(server, { phone: unregistered });
    await update(realName, holder.token);
    const tries = [];
    for (let time = 0; time < 11; time += 1) tries.push((await update(realName)).code);
    expect(new Set(tries.slice(0, 10))).toEqual(new Set([409]));
    expect(tries[10]).toBe(429);
  });
});

describe('the avatar', () => {
  const upload = (fields: Parameters<typeof form>[0]) =>
    server.call('updateUserInfo', { form: form(fields), token: person.token });
  const fetchFile = (url: string) => server.app.inject({ method: 'GET', url });

  it('is public, and the earlier one is deleted (spec: B7 update_userinfo avatar)', async () => {
    const urls: string[] = [];
    for (const picture of [file('me.png', png), file('我.jpeg', jpeg)]) {
      const envelope = await upload({ avatar: picture });
      expect(envelope).toMatchObject({ code: 200, msg: '头像已更新', data: { reset_password: 0 } });
      urls.push((envelope.data as Saved).user_info?.avatar ?? '');
    }
    const [first = '', second = ''] = urls;
    expect(first).toMatch(/^\/files\/public\/avatars\/[\w-]+\.png$/);
    expect(second).toMatch(/^\/files\/public\/avatars\/[\w-]+\.jpg$/);
    expect((await fetchFile(first)).statusCode).toBe(404);
    expect((await fetchFile(second)).headers['content-type']).toBe('image/jpeg');
  });

  it('cannot be changed together with other fields', async () => {
    const envelope = await upload({ avatar: file('me.png', png), nickname: '陈同学' });
    expect(envelope).toMatchObject({ code: 400, msg: '头像、实名认证与其他资料请分开提交' });
    expect(await rowOf(server, person)).toMatchObject({ avatar_key: '', nickname: '小陈' });
  });

  it('stays when JSON contains the URL of the current one', async () => {
    const envelope = await update({ nickname: '陈同学', avatar: '/files/public/avatars/1.png' });
    expect(envelope).toMatchObject({ code: 200, data: { user_info: { nickname: '陈同学', avatar: '' } } });
  });
});
