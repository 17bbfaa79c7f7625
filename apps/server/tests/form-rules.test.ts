import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetCodes } from './support/codes.js';
import { messagesOf, newPerson, type Person, rowOf } from './support/person.js';
import { startTestServer, type TestServer } from './support/test-server.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetCodes(server);
  await server.database.db.deleteFrom('users').where('id', '>', 3).execute();
  person = await newPerson(server, { phone: '13600000000' });
});

const teacher = {
  user_role: 3,
  nickname: '周老师',
  province: '33',
  city: '3301',
  school: '砚池中学',
  subject: '2',
  teachGradeId: '9',
  password: 'Inkstone2026',
  password_confirm: 'Inkstone2026',
  authentication_methods: 1,
  phone: '13700000001',
  phone_code: '042917',
};

describe('the body of an operation that has a form', () => {
  it('gets the errors of the description and of the form together, in the order of the fields', async () => {
    const body = { ...teacher, nickname: ' ', password_confirm: 'Inkstone2027', phone_code: '12' };
    const { envelope } = await server.call('register', { body });
    expect(envelope).toMatchObject({ code: 400, msg: '请填写昵称' });
    expect(Object.entries(messagesOf(envelope.data))).toEqual([
      ['nickname', '请填写昵称'],
      ['password_confirm', '两次密码不一致'],
      ['phone_code', '验证码为 6 位数字'],
    ]);
  });

  it('may contain ids as text, as older clients send them', async () => {
    expect((await server.call('register', { body: teacher })).envelope.code).toBe(410);
  });

  it('is not checked by the rules when a field has another type than described', async () => {
    const body = { nickname: '陈', old_pwd: 1, new_pwd: 2, repetition_pwd: 3, phone: 4 };
    const { envelope } = await server.call('updateUserInfo', { body, token: person.token });
    expect(envelope).toMatchObject({ code: 400 });
    expect(Object.keys(messagesOf(envelope.data))).toEqual(['old_pwd', 'new_pwd', 'repetition_pwd', 'phone']);
  });

  it('gets the message of the description when the rule has none, as for a field that is not in the form', async () => {
    const body = { type: 3, account: '13600000000', code: '042917' };
    const { envelope } = await server.call('loginByCode', { body });
    expect(messagesOf(envelope.data)).toEqual({ type: '验证方式有误' });
  });

  it('loses the spaces around its texts and keeps fields without a rule', async () => {
    const body = { nickname: '　陈同学 ', school: ' 杭州二中', gradeId: '168' };
    await server.ask('updateUserInfo', { body, token: person.token });
    expect(await rowOf(server, person)).toMatchObject({
      nickname: '陈同学',
      school: '杭州二中',
      grade_id: 168,
    });
  });

  it.each([null, [], 'text', 3])('is refused when it is %j', async (body) => {
    const { status, envelope } = await server.call('submitBookDonation', { body });
    expect([status, envelope.code]).toEqual([200, 400]);
  });
});
