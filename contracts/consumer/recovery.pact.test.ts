import { fromState, invalid, refusal, success, tooOften } from './answers.js';
import { post } from './exchange.js';

const account = '13800000003';
const password = 'Inkstone2027';
const registered = ['an account is registered', { account, password: 'Inkstone2026' }] as const;
const sent = ['a recovery code was sent', { account }] as const;
const often = '操作太频繁，请在42秒后再试';

post('sendRecoveryCode (spec: B7 forget_password_code)', '/api/login/forget_password_code', [
  ['', { type: 1, account }, [registered], success(null, '如该账号已注册，验证码已发送，请在 10 分钟内查收')],
  ['without an e-mail address', { type: 2, account: '' }, [], invalid('account', '邮箱不得为空')],
  ['a second time', { type: 1, account }, [registered, sent], tooOften(often)],
]);

const body = {
  type: 1,
  account,
  code: fromState('${code}', '042917'),
  password,
  password_confirm: password,
} as const;

post('resetPassword (spec: B7 forget_password)', '/api/login/forget_password', [
  ['', body, [registered, sent], success(null, '密码已重设，请用新密码登录')],
  [
    'to a password that is too simple',
    { ...body, password: 'inkstone', password_confirm: 'inkstone' },
    [registered, sent],
    invalid('password', '密码长度为8-16位，须使用数字、字母大/小写组合'),
  ],
  [
    'when no code is valid',
    { ...body, code: '042917' },
    [registered, ['no recovery code is alive', { account }]],
    refusal(410, '验证码已失效，请重新获取'),
  ],
  [
    'with a wrong code',
    { ...body, code: fromState('${wrong_code}', '000000') },
    [registered, sent],
    refusal(422, '验证码错误'),
  ],
  [
    'too often',
    body,
    [registered, sent, ['a recovery code was tried too often', { account }]],
    tooOften(often),
  ],
]);
