import { mobileMessages } from '@inkstone/forms/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { unregistered, parent, password, teacher } from '../../fixtures/people.js';
import { reply, messagesOf } from '../../support/answers.js';
import { ageCodes, forgetCodes, otherCode, sentCode, sentMessages } from '../../support/codes.js';
import { insert } from '../../support/insert.js';
import {} from '../../support/person.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer({ address: '127.0.0.1', services: { siteName: '云帆书业' } });
beforeEach(async () => {
  await forgetCodes(server);
  await server.services.loginGuard
    .attempt(`registration ${unregistered}`, { address: '127.0.0.1' })
    .succeed();
  await server.db.deleteFrom('users').where('id', '>', 3).execute();
});

const sendToPhone = (phone: string) => server.call('sendPhoneCode', { body: { phone } });
const sendToMail = (email: string) => server.call('sendEmailCode', { body: { email } });
const register = (body: object) => server.call('register', { body });

const common = { province: 33, city: 3301, password, password_confirm: password };
const byPhone = { authentication_methods: 1, phone: unregistered };
const particulars = {
  teacher: { ...common, user_role: 3, nickname: '陈老师', school: '杭州二中', subject: 2, teachGradeId: 9 },
  student: { ...common, user_role: 1, nickname: '小陈', school: '杭州二中', gradeId: 169 },
  parent: { password, password_confirm: password, user_role: 2, nickname: '陈妈妈', study_stage: 10 },
  merchant: { ...common, user_role: 5, nickname: '陈掌柜', store_name: '湖畔书店' },
};

async function withCode<Form extends object>(form: Form) {
  await sendToPhone(unregistered);
  return { ...form, ...byPhone, phone_code: await sentCode(server, unregistered) };
}

async function newPeople() {
  return server.db.selectFrom('users').selectAll().where('id', '>', 3).execute();
}

describe('a registration code', () => {
  it('is sent to a phone that is not registered (spec: B7 send_phone_code)', async () => {
    expect(await sendToPhone(unregistered)).toEqual(reply(200, '短信已发送，请在 10 分钟内查收'));
    const [message] = await sentMessages(server);
    expect(message).toMatchObject({ channel: 'sms', recipient: unregistered });
    expect(message?.body).toMatch(/注册验证码 \d{6}，10 分钟内有效/);
  });

  it('is sent to an e-mail address in any case (spec: B7 email code)', async () => {
    expect((await sendToMail('New@Example.CN')).msg).toBe('邮件已发送，请在 10 分钟内查收');
    expect(await sentMessages(server)).toMatchObject([{ channel: 'mail', recipient: 'new@example.cn' }]);
  });

  it('is not sent to a registered account, which gets a notice instead; the answer is the same', async () => {
    expect(await sendToPhone(teacher)).toEqual(await sendToPhone(unregistered));
    expect(await sendToMail(parent)).toEqual(await sendToMail('new@example.cn'));
    const bodies = (await sentMessages(server)).filter(({ recipient }) =>
      [teacher, parent].includes(recipient),
    );
    expect(bodies.map(({ body }) => body)).toEqual([
      '【云帆书业】您已经注册过，请直接登录；忘记密码可在登录页找回。如非本人操作，请忽略。',
      '【云帆书业】您已经注册过，请直接登录；忘记密码可在登录页找回。如非本人操作，请忽略。',
    ]);
  });

  it('is sent once a minute to a phone or address, registered or not', async () => {
    for (const phone of [teacher, unregistered]) {
      await sendToPhone(phone);
      const envelope = await sendToPhone(phone);
      expect(envelope.code).toBe(429);
      expect(envelope.data).toEqual({ retry_after: expect.any(Number) as number });
    }
  });

  it('does not wait for a login code, but shares its limit of ten a day', async () => {
    for (let time = 0; time < 5; time += 1) {
      await server.call('sendLoginCode', { body: { type: 1, account: unregistered } });
      expect((await sendToPhone(unregistered)).code).toBe(200);
      await ageCodes(server, 61);
    }
    expect((await sendToPhone(unregistered)).code).toBe(429);
  });

  it.each([
    ['', '手机号不得为空'],
    ['1370000', mobileMessages.format],
    ['23700000000', mobileMessages.format],
  ])('is not sent to the phone %j: %s', async (phone, msg) => {
    expect(await sendToPhone(phone)).toMatchObject({ code: 400, msg });
    expect(await sentMessages(server)).toEqual([]);
  });

  it.each([
    ['', '邮箱不得为空'],
    ['new@example', '邮箱格式错误'],
    ['new@example.cn,old@example.cn', '邮箱格式错误'],
  ])('is not sent to the address %j: %s', async (email, msg) => {
    expect(await sendToMail(email)).toMatchObject({ code: 400, msg });
    expect(await sentMessages(server)).toEqual([]);
  });
});

describe('register', () => {
  it('creates a teacher with all fields of the form (spec: B7 register)', async () => {
    const envelope = await register(await withCode({ ...particulars.teacher, nickname: ' 陈老师 ' }));
    expect(envelope).toEqual(reply(200, '注册成功，请前往个人中心完成实名认证'));
    const people = await newPeople();
    expect(people).toMatchObject([
      {
        role: 3,
        phone: unregistered,
        email: null,
        nickname: '陈老师',
        school: '杭州二中',
        province_id: 33,
        city_id: 3301,
        subject_id: 2,
        stage_id: 9,
        grade_id: null,
      },
    ]);
    expect(JSON.stringify(people)).not.toContain(password);
  });

  it.each([
    ['student', { role: 1, school: '杭州二中', grade_id: 169, stage_id: null }],
    ['parent', { role: 2, stage_id: 10, province_id: null, city_id: null, school: '' }],
    ['merchant', { role: 5, store_name: '湖畔书店', school: '' }],
  ] as const)('creates a %s', async (identity, row) => {
    const form = await withCode(particulars[identity]);
    expect((await register(form)).code).toBe(200);
    expect(await newPeople()).toMatchObject([row]);
  });

  it('lets the new account log in with its password', async () => {
    await register(await withCode(particulars.student));
    expect(await server.ask('login', { body: { account: unregistered, password } })).toMatchObject({
      nickname: '小陈',
      user_role: 1,
      gradeId: 169,
      province: '浙江省',
      city: '杭州市',
    });
  });

  it('refuses a password that is tried first', async () => {
    const common = { password: 'Aa123456', password_confirm: 'Aa123456' };
    const envelope = await register(await withCode({ ...particulars.teacher, ...common }));
    expect(messagesOf(envelope.data)).toEqual({ password: '这个密码太常见，容易被人猜中，请换一个' });
    expect(await newPeople()).toEqual([]);
  });

  it('accepts an e-mail address in any case', async () => {
    await sendToMail('New@example.cn');
    const email_code = await sentCode(server, 'new@example.cn');
    const form = { ...particulars.parent, authentication_methods: 2, email: 'new@Example.cn', email_code };
    expect((await register(form)).code).toBe(200);
    expect(await newPeople()).toMatchObject([{ email: 'new@example.cn', phone: null }]);
  });

  it('ignores fields of another identity', async () => {
    const left = {
      school: '杭州二中',
      subject: '2',
      teachGradeId: '9',
      gradeId: 169,
      store_name: '',
      email: '',
    };
    await register(await withCode({ ...left, ...particulars.parent }));
    expect(await newPeople()).toMatchObject([{ school: '', subject_id: null, stage_id: 10, grade_id: null }]);
  });

  it('names all fields of an empty form, in the order of the form', async () => {
    const envelope = await register({
      user_role: 3,
      authentication_methods: 1,
      nickname: ' ',
      school: ' ',
    });
    expect(Object.entries(messagesOf(envelope.data))).toEqual([
      ['nickname', '请填写昵称'],
      ['province', '请选择省市'],
      ['city', '请选择省市'],
      ['school', '请填写学校'],
      ['subject', '请选择任教学科'],
      ['teachGradeId', '请选择任教学段'],
      ['password', '密码不得为空'],
      ['password_confirm', '请重复输入密码'],
      ['phone', '手机号不得为空'],
      ['phone_code', '验证码不得为空'],
    ]);
    expect(messagesOf((await register({})).data)).toEqual({
      user_role: '请选择身份',
      nickname: '请填写昵称',
      password: '密码不得为空',
      password_confirm: '请重复输入密码',
      authentication_methods: '请选择验证方式',
    });
  });

  it.each([
    [{ user_role: 4 }, 'user_role', '身份有误'],
    [{ city: 9999 }, 'city', '省市有误，请重新选择'],
    [{ province: 11 }, 'city', '省市有误，请重新选择'],
    [{ subject: 999 }, 'subject', '学科有误'],
    [{ teachGradeId: 8 }, 'teachGradeId', '学段有误'],
  ])('refuses %j', async (change, field, message) => {
    const form = await withCode(particulars.teacher);
    const envelope = await register({ ...form, email_code: '123456', ...change });
    expect(envelope).toMatchObject({ code: 400 });
    expect(messagesOf(envelope.data)).toEqual({ [field]: message });
    expect(await newPeople()).toEqual([]);
    expect((await register(form)).code, 'the code is still good').toBe(200);
  });

  it('refuses a wrong code, and invalidates the code after five tries', async () => {
    const form = await withCode(particulars.parent);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => register({ ...form, phone_code: otherCode(form.phone_code) })),
    );
    expect(tries.map(({ code, msg }) => [code, msg])).toEqual(Array(5).fill([422, '验证码错误']));
    expect(await newPeople()).toEqual([]);
    expect((await register(form)).code, 'the account must wait').toBe(429);
    await server.services.loginGuard
      .attempt(`registration ${unregistered}`, { address: '127.0.0.1' })
      .succeed();
    expect(await register(form)).toEqual(reply(410, '验证码已失效，请重新获取'));
    expect(await newPeople()).toEqual([]);
  });

  it('refuses an expired code and a code for another purpose', async () => {
    const form = await withCode(particulars.parent);
    await ageCodes(server, 601);
    expect((await register(form)).code).toBe(410);
    await server.call('sendLoginCode', { body: { type: 1, account: teacher } });
    const phone_code = await sentCode(server, teacher);
    expect((await register({ ...form, phone: teacher, phone_code })).code).toBe(410);
    expect(await newPeople()).toEqual([]);
  });

  it('reveals that an account exists only to a caller with the right code', async () => {
    const form = await withCode(particulars.parent);
    await insert(server.db, { users: { role: 1, phone: unregistered, nickname: '先到', password_hash: '' } });
    expect((await register({ ...form, phone_code: otherCode(form.phone_code) })).code).toBe(422);
    expect(await register(form)).toEqual(reply(409, '该账号已注册，请直接登录'));
    expect(await newPeople()).toMatchObject([{ nickname: '先到' }]);
  });

  it('creates one account when a form is sent several times at the same time', async () => {
    const form = await withCode(particulars.teacher);
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(form)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409]);
    expect(await newPeople()).toHaveLength(1);
    const late = await register({ ...form, phone_code: otherCode(form.phone_code) });
    expect(late.code, 'a spent code gives nothing away to a guess').toBe(410);
  });
});
