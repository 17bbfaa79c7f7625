import { mobileMessages } from '@inkstone/forms/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { unregistered, password, teacher } from '../../fixtures/people.js';
import { reply, messagesOf } from '../../support/answers.js';
import { ageCodes, forgetCodes, otherCode, sentCode, sentMessages } from '../../support/codes.js';
import { isLoggedIn, logInAs, newPerson, type Person, rowOf } from '../../support/person.js';
import { useTestServer } from '../../support/test-server.js';

const format = '密码长度为8-16位，须使用数字、字母大/小写组合';
const chosen = 'Yantai2027';
const ownPhone = '13600000000';

const server = useTestServer({ address: '127.0.0.1' });
let person: Person;
beforeEach(async () => {
  await forgetCodes(server);
  await server.db.deleteFrom('users').where('id', '>', 3).execute();
  person = await newPerson(server, { phone: ownPhone, grade_id: 169, school: '杭州二中' });
});

const update = (body: object, token = person.token) => server.call('updateUserInfo', { body, token });
const proof = { current_password: password };
const send = (phone: string) => server.call('sendResetPhoneCode', { body: { phone }, token: person.token });

describe('a new password', () => {
  const passwords = { old_pwd: password, new_pwd: chosen, repetition_pwd: chosen };
  const logsInWith = async (given: string) =>
    (await server.call('login', { body: { account: ownPhone, password: given } })).code === 200;

  it('ends all sessions of the account', async () => {
    const elsewhere = await logInAs(server, person.id);
    expect(await update({ nickname: '陈同学', ...passwords })).toEqual(
      reply(200, '修改成功，请重新登录', { reset_password: 1, user_info: null }),
    );
    expect([await isLoggedIn(server, person.token), await isLoggedIn(server, elsewhere)]).toEqual([
      false,
      false,
    ]);
    expect([await logsInWith(password), await logsInWith(chosen)]).toEqual([false, true]);
    expect((await rowOf(server, person)).nickname).toBe('陈同学');
  });

  it.each([
    [{ new_pwd: chosen }, { old_pwd: '密码不得为空', repetition_pwd: '请重复输入密码' }],
    [{ ...passwords, new_pwd: 'short', repetition_pwd: 'short' }, { new_pwd: format }],
    [
      { ...passwords, old_pwd: 'short', repetition_pwd: 'short' },
      { old_pwd: format, repetition_pwd: '两次新密码不一致' },
    ],
    [{ ...passwords, repetition_pwd: 'Yantai2028' }, { repetition_pwd: '两次新密码不一致' }],
    [
      { ...passwords, new_pwd: 'Password1', repetition_pwd: 'Password1' },
      { new_pwd: '这个密码太常见，容易被人猜中，请换一个' },
    ],
  ])(
    'requires all three fields when one is filled in, and a password that nobody tries first: %j',
    async (given, messages) => {
      const envelope = await update({ nickname: '陈同学', ...given });
      expect(envelope.code).toBe(400);
      expect(messagesOf(envelope.data)).toEqual(messages);
      expect((await rowOf(server, person)).nickname).toBe('小陈');
      expect(await logsInWith(password)).toBe(true);
    },
  );

  it('is not required when only spaces are sent', async () => {
    const envelope = await update({ nickname: '陈同学', old_pwd: ' ', new_pwd: '' });
    expect(envelope.data).toMatchObject({ reset_password: 0 });
    expect(await logsInWith(password)).toBe(true);
  });

  it('is refused with a wrong old password, and then nothing is saved', async () => {
    const envelope = await update({ nickname: '陈同学', ...passwords, old_pwd: 'Wrong2026' });
    expect(envelope).toEqual(reply(422, '原密码错误'));
    expect((await rowOf(server, person)).nickname).toBe('小陈');
    expect(await logsInWith(password)).toBe(true);
    expect(await isLoggedIn(server, person.token)).toBe(true);
  });

  it('limits the tries of the old password', async () => {
    const tries = [];
    for (let time = 0; time < 6; time += 1) {
      tries.push((await update({ ...passwords, old_pwd: 'Wrong2026' })).code);
    }
    expect(tries).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('is set by only one of two changes at the same time', async () => {
    const answers = await Promise.all([
      update(passwords),
      update({ ...passwords, new_pwd: 'Yantai2028', repetition_pwd: 'Yantai2028' }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
  });
});

describe('a new phone number', () => {
  it('needs the code that was sent to it, and ends all sessions', async () => {
    expect(await send(unregistered)).toEqual(reply(200, '短信已发送，请在 10 分钟内查收'));
    expect(await sentMessages(server)).toMatchObject([{ channel: 'sms', recipient: unregistered }]);
    const envelope = await update({
      ...proof,
      phone: unregistered,
      code: await sentCode(server, unregistered),
    });
    expect(envelope.data).toEqual({ reset_password: 1, user_info: null });
    expect((await rowOf(server, person)).phone).toBe(unregistered);
    expect(await isLoggedIn(server, person.token)).toBe(false);
  });

  it('can be added to an account that registered by e-mail', async () => {
    const other = await newPerson(server, { email: 'chen@example.cn' });
    await send(unregistered);
    const envelope = await update(
      { ...proof, phone: unregistered, code: await sentCode(server, unregistered) },
      other.token,
    );
    expect(envelope.code).toBe(200);
    expect(await rowOf(server, other)).toMatchObject({ phone: unregistered, email: 'chen@example.cn' });
  });

  it('does not reveal that another account has it: only its owner gets a message', async () => {
    expect(await send(teacher)).toEqual(await send(unregistered));
    const toOwner = (await sentMessages(server)).filter(({ recipient }) => recipient === teacher);
    expect(toOwner).toHaveLength(1);
    expect(toOwner[0]?.body).not.toMatch(/\d{6}/);
  });

  it.each([
    [ownPhone, '新手机号与现在的相同'],
    ['1370000', mobileMessages.format],
    ['', '手机号不得为空'],
  ])('gets no code at %j: %s', async (phone, msg) => {
    expect(await send(phone)).toMatchObject({ code: 400, msg });
    expect(await sentMessages(server)).toEqual([]);
  });

  it('gets a code once a minute', async () => {
    await send(unregistered);
    const envelope = await send(unregistered);
    expect(envelope.code).toBe(429);
    expect(envelope.data).toEqual({ retry_after: expect.any(Number) as number });
  });

  it('gets no code after ten other numbers', async () => {
    for (let last = 0; last < 10; last += 1) {
      expect((await send(`1360000011${String(last)}`)).code).toBe(200);
    }
    expect((await send('13600000120')).code).toBe(429);
    expect(await sentMessages(server)).toHaveLength(10);
  });

  it('is refused with a wrong or an expired code, and then nothing is saved', async () => {
    await send(unregistered);
    const code = await sentCode(server, unregistered);
    const change = { ...proof, nickname: '陈同学', phone: unregistered };
    expect(await update({ ...change, code: otherCode(code) })).toEqual(reply(422, '验证码错误'));
    await ageCodes(server, 601);
    expect(await update({ ...change, code })).toEqual(reply(410, '验证码已失效，请重新获取'));
    expect(await rowOf(server, person)).toMatchObject({ nickname: '小陈', phone: ownPhone });
  });

  it('is refused with the right code when another account has taken it in the meantime', async () => {
    await send(unregistered);
    const code = await sentCode(server, unregistered);
    await newPerson(server, { phone: unregistered });
    const envelope = await update({ ...proof, nickname: '陈同学', phone: unregistered, code });
    expect(envelope).toEqual(reply(409, '该手机号已注册其他账户'));
    expect(await rowOf(server, person)).toMatchObject({ nickname: '小陈', phone: ownPhone });
    expect(await isLoggedIn(server, person.token)).toBe(true);
  });
});

describe('a change by somebody who holds only the token', () => {
  const change = async () => {
    await send(unregistered);
    return { phone: unregistered, code: await sentCode(server, unregistered) };
  };

  it('is refused by a code of its own until the caller is confirmed, and changes nothing', async () => {
    const envelope = await update(await change());
    expect(envelope).toEqual({ code: 428, msg: '请先确认是您本人', data: { account: '136****0000' } });
    expect((await rowOf(server, person)).phone).toBe(ownPhone);
    expect(await isLoggedIn(server, person.token)).toBe(true);
  });

  it('is refused with a wrong password or code of the present number', async () => {
    const sent = await change();
    await server.ask('sendConfirmCode', { token: person.token });
    const current_code = otherCode(await sentCode(server, ownPhone));
    expect(await update({ ...sent, current_code })).toMatchObject({
      code: 422,
      msg: '验证码错误',
    });
    const wrong = await update({ ...sent, current_password: 'Wrong2026' });
    expect(wrong).toMatchObject({ code: 422, msg: '当前密码错误' });
    expect((await rowOf(server, person)).phone).toBe(ownPhone);
  });

  it('succeeds with the code of the present number, also after a mistyped new one', async () => {
    const sent = await change();
    await server.ask('sendConfirmCode', { token: person.token });
    const current_code = await sentCode(server, ownPhone);
    expect((await update({ ...sent, code: otherCode(sent.code), current_code })).code).toBe(422);
    expect((await update({ ...sent, current_code })).code).toBe(200);
    expect((await rowOf(server, person)).phone).toBe(unregistered);
  });

  it('succeeds with a change of the password, which has asked for the old one', async () => {
    const passwords = { old_pwd: password, new_pwd: chosen, repetition_pwd: chosen };
    expect((await update({ ...(await change()), ...passwords })).code).toBe(200);
  });

  it('cannot recover the password at the new number for a day', async () => {
    await update({ ...(await change()), ...proof });
    const body = { type: 1, account: unregistered, password: chosen, password_confirm: chosen };
    const recover = async () => {
      await forgetCodes(server);
      await server.ask('sendRecoveryCode', { body: { type: 1, account: unregistered } });
      const code = await sentCode(server, unregistered);
      return server.call('resetPassword', { body: { ...body, code } });
    };
    expect(await recover()).toEqual(
      reply(409, '手机号更换不久，还要等 24 小时才能用它找回密码；绑定了邮箱的，可以用邮箱找回'),
    );
    const phone_changed_at = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await server.db.updateTable('users').set({ phone_changed_at }).where('id', '=', person.id).execute();
    expect((await recover()).code).toBe(200);
  });

  it('is told to the number and the address of before, and in the personal centre', async () => {
    await server.db
      .updateTable('users')
      .set({ email: 'chen@example.cn' })
      .where('id', '=', person.id)
      .execute();
    const sent = await change();
    await forgetCodes(server);
    await send(unregistered);
    const code = await sentCode(server, unregistered);
    await update({ ...sent, code, ...proof });
    const told = (await sentMessages(server)).filter(({ body }) => body.includes('另一个手机号'));
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(
      [ownPhone, 'chen@example.cn'].toSorted(),
    );
    const { list } = await server.ask('listMessages', {
      token: await logInAs(server, person.id),
    });
    expect(list).toMatchObject([{ title: '您的手机号已更换', is_read: 0 }]);
    for (const { body } of told) expect(body).toContain('24 小时之内不能用新手机号找回密码');
  });
});

describe('after a new password', () => {
  it('leaves a message in the personal centre, and is told to the owner', async () => {
    await update({ old_pwd: password, new_pwd: chosen, repetition_pwd: chosen });
    const { list } = await server.ask('listMessages', {
      token: await logInAs(server, person.id),
    });
    expect(list).toMatchObject([{ title: '您的登录密码已修改' }]);
    expect(await sentMessages(server)).toMatchObject([{ channel: 'sms', recipient: ownPhone }]);
  });
});
