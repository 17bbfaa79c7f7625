import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { file, invalid, invalidPhone, refusal, success, tooOften } from './answers.js';
import { postRefused, postSucceeds, uploadRefused, uploadSucceeds } from './exchange.js';
import { postNeedsLogin } from './needs-login.js';
import { user } from './user.js';

const { fromProviderState, string } = MatchersV3;

const phone = '13800000007';
const loggedIn = ['a reader is logged in', {}] as const;
/** A backend that does not ask for a proof ignores it. */
const proof = { current_password: 'Inkstone2026' } as const;
const knowsPassword = ['the password of the reader is known', { password: proof.current_password }] as const;
const often = '操作太频繁，请在42秒后再试';

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('sendResetPhoneCode (spec: B7 send_reset_phone_code)', () => {
  const path = '/api/user/send_reset_phone_code';

  it('returns a message to show', async () => {
    const { data } = await postSucceeds(
      path,
      { phone },
      {
        when: 'sendResetPhoneCode',
        given: [[...loggedIn]],
        loggedIn: true,
        answer: success(null, '短信已发送，请在 10 分钟内查收'),
      },
    );
    expect(data).toBeNull();
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, { phone }, 'sendResetPhoneCode');
  });

  it('is refused for an invalid phone number', async () => {
    await postRefused(
      path,
      { phone: '1380000' },
      {
        when: 'sendResetPhoneCode to an invalid phone number',
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalidPhone,
      },
    );
  });

  it('is refused within a minute after the last code', async () => {
    await postRefused(
      path,
      { phone },
      {
        when: 'sendResetPhoneCode a second time',
        given: [[...loggedIn], ['a code for a new phone was sent', { phone }]],
        loggedIn: true,
        refusal: tooOften(often),
      },
    );
  });
});

describe('updateUserInfo (spec: B7 update_userinfo profile)', () => {
  const path = '/api/user/update_userinfo';
  const details = { nickname: '周老师', school: '北京市第十二中学', gradeId: 169 } as const;
  const passwords = {
    old_pwd: 'Inkstone2026',
    new_pwd: 'Inkstone2027',
    repetition_pwd: 'Inkstone2027',
  } as const;
  const identity = { username: '周明', identity_card_code: '99010119900307004X' } as const;

  it('returns the new profile', async () => {
    const { data } = await postSucceeds(path, details, {
      when: 'updateUserInfo of the details',
      given: [[...loggedIn]],
      loggedIn: true,
      answer: success({ reset_password: 0, user_info: user }, '修改成功'),
    });
    expect([data.reset_password, data.user_info?.jwt]).toEqual([0, 'a-token']);
  });

  it('requires a login after a change of the password', async () => {
    const { data } = await postSucceeds(path, passwords, {
      when: 'updateUserInfo of the password',
      given: [[...loggedIn], ['the password of the reader is known', { password: passwords.old_pwd }]],
      loggedIn: true,
      answer: success({ reset_password: 1, user_info: null }, '修改成功，请重新登录'),
    });
    expect(data).toEqual({ reset_password: 1, user_info: null });
  });

  it('requires a login after a change of the phone number', async () => {
    const { data } = await postSucceeds(
      path,
      { phone, code: '042917', ...proof },
      {
        when: 'updateUserInfo of the phone number',
        given: [[...loggedIn], [...knowsPassword], ['a code for a new phone was sent', { phone }]],
        loggedIn: true,
        fromState: { code: fromProviderState('${code}', '042917') },
        answer: success({ reset_password: 1, user_info: null }, '修改成功，请重新登录'),
      },
    );
    expect(data.reset_password).toBe(1);
  });

  // With another nickname: both states return a code, so that no request can send the codes of two of them.
  it('accepts a code of the present phone number', async () => {
    const { data } = await postSucceeds(
      path,
      { nickname: '周老师', current_code: '042917' },
      {
        when: 'updateUserInfo with a code of the present phone number',
        given: [[...loggedIn], ['a code for the reader was sent', {}]],
        loggedIn: true,
        fromState: { current_code: fromProviderState('${code}', '042917') },
        answer: success({ reset_password: 0, user_info: user }, '修改成功'),
      },
    );
    expect(data.reset_password).toBe(0);
  });

  it('saves the real name and masks the identity card number (spec: B7 update_userinfo real name)', async () => {
    const masked = MatchersV3.regex(/^.\*+.$/, '9****************X');
    const verified = { ...user, username: string('周明'), identity_card_code: masked };
    const { data } = await postSucceeds(path, identity, {
      when: 'updateUserInfo of the real name',
      given: [[...loggedIn]],
      loggedIn: true,
      answer: success({ reset_password: 0, user_info: verified }, '实名认证成功'),
    });
    expect(data.user_info?.username).toBe('周明');
  });

  it('returns the URL of a new avatar (spec: B7 update_userinfo avatar)', async () => {
    const address = '/files/public/avatars/6f1c2f0e-6d5b-4d0f-9a53-1f7a0d6f4b11.png';
    const { data } = await uploadSucceeds(
      path,
      { avatar: new File([pixel], 'avatar.png', { type: 'image/png' }) },
      {
        when: 'updateUserInfo of the avatar',
        given: [[...loggedIn]],
        loggedIn: true,
        answer: success({ reset_password: 0, user_info: { ...user, avatar: file(address) } }, '头像已更新'),
      },
    );
    expect(data.user_info?.avatar).toBe(address);
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, details, 'updateUserInfo');
  });

  it('is refused without a nickname', async () => {
    await postRefused(
      path,
      { ...details, nickname: '' },
      {
        when: 'updateUserInfo without a nickname',
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('nickname', '请填写昵称'),
      },
    );
  });

  it('is refused for a file that is not a picture, whatever its name', async () => {
    await uploadRefused(
      path,
      { avatar: new File(['<!doctype html><p>'], 'avatar.png', { type: 'image/png' }) },
      {
        when: 'updateUserInfo with an avatar that is not a picture',
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('avatar', '仅支持 jpg、jpeg、png 格式'),
      },
    );
  });

  it('is refused for two new passwords that differ', async () => {
    await postRefused(
      path,
      { ...passwords, repetition_pwd: 'Inkstone2028' },
      {
        when: 'updateUserInfo with two new passwords that differ',
        given: [[...loggedIn], ['the password of the reader is known', { password: passwords.old_pwd }]],
        loggedIn: true,
        refusal: invalid('repetition_pwd', '两次新密码不一致'),
      },
    );
  });

  it("is refused for another user's phone number", async () => {
    await postRefused(
      path,
      { phone, code: '042917', ...proof },
      {
        when: "updateUserInfo of another user's phone number",
        given: [
          [...loggedIn],
          [...knowsPassword],
          ['the phone belongs to somebody else', { phone }],
          ['a code for a new phone was sent', { phone }],
        ],
        loggedIn: true,
        fromState: { code: fromProviderState('${code}', '042917') },
        refusal: refusal(409, '该手机号已注册其他账户'),
      },
    );
  });

  it('is refused for a user who is already verified', async () => {
    await postRefused(path, identity, {
      when: 'updateUserInfo of a verified real name',
      given: [[...loggedIn], ['the reader is verified', { username: '周明' }]],
      loggedIn: true,
      refusal: refusal(409, '已实名认证'),
    });
  });

  it('is refused when no code is valid', async () => {
    await postRefused(
      path,
      { phone, code: '042917', ...proof },
      {
        when: 'updateUserInfo of the phone number when no code is valid',
        given: [[...loggedIn], [...knowsPassword], ['no code for a new phone is alive', { phone }]],
        loggedIn: true,
        refusal: refusal(410, '验证码已失效，请重新获取'),
      },
    );
  });

  it('is refused for a wrong code', async () => {
    await postRefused(
      path,
      { phone, code: '000000', ...proof },
      {
        when: 'updateUserInfo of the phone number with a wrong code',
        given: [[...loggedIn], [...knowsPassword], ['a code for a new phone was sent', { phone }]],
        loggedIn: true,
        fromState: { code: fromProviderState('${wrong_code}', '000000') },
        refusal: refusal(422, '验证码错误'),
      },
    );
  });

  it('is refused for a wrong old password', async () => {
    await postRefused(
      path,
      { ...passwords, old_pwd: 'Inkstone2025' },
      {
        when: 'updateUserInfo with a wrong old password',
        given: [[...loggedIn], ['the password of the reader is known', { password: passwords.old_pwd }]],
        loggedIn: true,
        refusal: refusal(422, '原密码错误'),
      },
    );
  });

  it('is refused after too many wrong old passwords', async () => {
    await postRefused(path, passwords, {
      when: 'updateUserInfo after too many wrong old passwords',
      given: [
        [...loggedIn],
        ['the password of the reader is known', { password: passwords.old_pwd }],
        ['the reader has tried old passwords too often', {}],
      ],
      loggedIn: true,
      refusal: tooOften(often),
    });
  });
});
