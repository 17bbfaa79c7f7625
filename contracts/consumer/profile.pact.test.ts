import { MatchersV3 } from '@pact-foundation/pact';

import { file, fromState, invalid, invalidPhone, refusal, success, tooOften } from './answers.js';
import { user } from './cards.js';
import { post, upload } from './exchange.js';
import { loggedIn, needsLogin } from './rows.js';

const { string } = MatchersV3;

const phone = '13800000007';
/** A backend that does not ask for a proof ignores it. */
const proof = { current_password: 'Inkstone2026' } as const;
const knowsPassword = ['the password of the reader is known', { password: proof.current_password }] as const;
const often = '操作太频繁，请在42秒后再试';

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

post('sendResetPhoneCode (spec: B7 send_reset_phone_code)', '/api/user/send_reset_phone_code', [
  ['', { phone }, [loggedIn], success(null, '短信已发送，请在 10 分钟内查收')],
  ...needsLogin({ phone }),
  ['to an invalid phone number', { phone: '1380000' }, [loggedIn], invalidPhone],
  ['a second time', { phone }, [loggedIn, ['a code for a new phone was sent', { phone }]], tooOften(often)],
]);

const details = { nickname: '周老师', school: '北京市第十二中学', gradeId: 169 } as const;
const passwords = {
  old_pwd: 'Inkstone2026',
  new_pwd: 'Inkstone2027',
  repetition_pwd: 'Inkstone2027',
} as const;
const identity = { username: '周明', identity_card_code: '11010118500309004X' } as const;

const masked = MatchersV3.regex(/^.\*+.$/, '9****************X');

const verified = { ...user, username: string('周明'), identity_card_code: masked };

post(
  'updateUserInfo (spec: B7 update_userinfo profile, B7 update_userinfo real name)',
  '/api/user/update_userinfo',
  [
    ['of the details', details, [loggedIn], success({ reset_password: 0, user_info: user }, '修改成功')],
    [
      'of the password',
      passwords,
      [loggedIn, ['the password of the reader is known', { password: passwords.old_pwd }]],
      success({ reset_password: 1, user_info: null }, '修改成功，请重新登录'),
    ],
    [
      'of the phone number',
      { phone, ...proof, code: fromState('${code}', '042917') },
      [loggedIn, knowsPassword, ['a code for a new phone was sent', { phone }]],
      success({ reset_password: 1, user_info: null }, '修改成功，请重新登录'),
    ],
    // With another nickname: both states return a code, so that no request can send the codes of two of them.
    [
      'with a code of the present phone number',
      { nickname: '周老师', current_code: fromState('${code}', '042917') },
      [loggedIn, 'a code for the reader was sent'],
      success({ reset_password: 0, user_info: user }, '修改成功'),
    ],
    [
      'of the real name',
      identity,
      [loggedIn],
      success({ reset_password: 0, user_info: verified }, '实名认证成功'),
    ],
    ...needsLogin(details),
    ['without a nickname', { ...details, nickname: '' }, [loggedIn], invalid('nickname', '请填写昵称')],
    [
      'with two new passwords that differ',
      { ...passwords, repetition_pwd: 'Inkstone2028' },
      [loggedIn, ['the password of the reader is known', { password: passwords.old_pwd }]],
      invalid('repetition_pwd', '两次新密码不一致'),
    ],
    [
      "of another user's phone number",
      { phone, ...proof, code: fromState('${code}', '042917') },
      [
        loggedIn,
        knowsPassword,
        ['the phone belongs to somebody else', { phone }],
        ['a code for a new phone was sent', { phone }],
      ],
      refusal(409, '该手机号已注册其他账户'),
    ],
    [
      'of a verified real name',
      identity,
      [loggedIn, ['the reader is verified', { username: '周明' }]],
      refusal(409, '已实名认证'),
    ],
    [
      'of the phone number when no code is valid',
      { phone, code: '042917', ...proof },
      [loggedIn, knowsPassword, ['no code for a new phone is alive', { phone }]],
      refusal(410, '验证码已失效，请重新获取'),
    ],
    [
      'of the phone number with a wrong code',
      { phone, ...proof, code: fromState('${wrong_code}', '000000') },
      [loggedIn, knowsPassword, ['a code for a new phone was sent', { phone }]],
      refusal(422, '验证码错误'),
    ],
    [
      'with a wrong old password',
      { ...passwords, old_pwd: 'Inkstone2025' },
      [loggedIn, ['the password of the reader is known', { password: passwords.old_pwd }]],
      refusal(422, '原密码错误'),
    ],
    [
      'after too many wrong old passwords',
      passwords,
      [
        loggedIn,
        ['the password of the reader is known', { password: passwords.old_pwd }],
        'the reader has tried old passwords too often',
      ],
      tooOften(often),
    ],
  ],
);

const address = '/files/public/avatars/6f1c2f0e-6d5b-4d0f-9a53-1f7a0d6f4b11.png';

upload('updateUserInfo (spec: B7 update_userinfo avatar)', '/api/user/update_userinfo', [
  [
    'of the avatar',
    { avatar: new File([pixel], 'avatar.png', { type: 'image/png' }) },
    [loggedIn],
    success({ reset_password: 0, user_info: { ...user, avatar: file(address) } }, '头像已更新'),
  ],
  [
    'with an avatar that is not a picture',
    { avatar: new File(['<!doctype html><p>'], 'avatar.png', { type: 'image/png' }) },
    [loggedIn],
    invalid('avatar', '仅支持 jpg、jpeg、png 格式'),
  ],
]);
