import { mobileMessages } from '@inkstone/forms/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from './support/answers.js';
import { forgetCodes } from './support/codes.js';
import { newPerson, type Person, rowOf } from './support/person.js';
import { useTestServer } from './support/test-server.js';

const server = useTestServer();
let person: Person;
beforeEach(async () => {
  await forgetCodes(server);
  await server.db.deleteFrom('users').where('id', '>', 3).execute();
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

describe('the body of an operation with a form', () => {
  it('is refused with all messages of the form, in the order of the fields', async () => {
    const body = { ...teacher, nickname: ' ', password_confirm: 'Inkstone2027', phone_code: '12' };
    const envelope = await server.call('register', { body });
    expect(envelope).toMatchObject({ code: 400, msg: '请填写昵称' });
    expect(Object.entries(messagesOf(envelope.data))).toEqual([
      ['nickname', '请填写昵称'],
      ['password_confirm', '两次密码不一致'],
      ['phone_code', '验证码为 6 位数字'],
    ]);
  });

  it('may have ids as texts, as older clients send them', async () => {
    expect((await server.call('register', { body: teacher })).code).toBe(410);
  });

  it('is refused by the description where a value has another type than described', async () => {
    const body = { nickname: '陈', old_pwd: 1, new_pwd: 2, repetition_pwd: 3, phone: 4 };
    const envelope = await server.call('updateUserInfo', { body, token: person.token });
    expect(envelope).toMatchObject({ code: 400 });
    expect(Object.keys(messagesOf(envelope.data))).toEqual(['old_pwd', 'new_pwd', 'repetition_pwd', 'phone']);
  });

  it('gets one message for a field of the form, and the description decides on the other fields', async () => {
    const body = {
      ...teacher,
      user_role: 5,
      nickname: 7,
      store_name: ' ',
      gradeId: 'x',
      phone: '23700000001',
    };
    const envelope = await server.call('register', { body });
    expect(messagesOf(envelope.data)).toEqual({
      nickname: '昵称应为文字',
      store_name: '请填写店铺名称',
      gradeId: '筛选条件有误',
      phone: mobileMessages.format,
    });
  });

  it.each([[{}], [{ type: null, account: null, code: null }], [{ type: '', account: ' ', code: '' }]])(
    'counts empty values as left out: %j',
    async (body) => {
      const envelope = await server.call('loginByCode', { body });
      expect(messagesOf(envelope.data)).toEqual({
        type: '请选择验证方式',
        account: '账号不得为空',
        code: '验证码不得为空',
      });
    },
  );

  it('is accepted with blanks around a text of the greatest length', async () => {
    const body = { nickname: ` ${'陈'.repeat(20)} ` };
    await server.ask('updateUserInfo', { body, token: person.token });
    expect(await rowOf(server, person)).toMatchObject({ nickname: '陈'.repeat(20) });
  });

  it('arrives with its texts trimmed, and keeps the fields that no rule checks', async () => {
    const body = { nickname: '　陈同学 ', school: ' 杭州二中', gradeId: '168' };
    await server.ask('updateUserInfo', { body, token: person.token });
    expect(await rowOf(server, person)).toMatchObject({
      nickname: '陈同学',
      school: '杭州二中',
      grade_id: 168,
    });
  });

  it.each([null, [], 'text', 3])('is refused when it is %j', async (body) => {
    expect((await server.call('submitBookDonation', { body })).code).toBe(400);
  });
});
