import { fromState, invalid, refusal, success, tooOften } from './answers.js';
import { user } from './cards.js';
import { get, post } from './exchange.js';
import { loggedIn } from './rows.js';

const account = '13800000003';
const password = 'Inkstone2026';
const registered = ['an account is registered', { account, password }] as const;

post('login (spec: B7 login)', '/api/login/login', [
  ['', { account, password }, [registered], success(user, '登录成功')],
  ['without an account', { account: '', password }, [], invalid('account', '账号不得为空')],
  [
    'with a wrong password',
    { account, password: 'Inkstone2025' },
    [registered],
    refusal(422, '账号或密码错误'),
  ],
  [
    'after too many wrong passwords',
    { account, password },
    [registered, ['a wrong password was tried too often', { account }]],
    tooOften('操作太频繁，请在5分钟后再试'),
  ],
]);

get('logout (spec: B7 out_login)', '/api/login/out_login', [
  ['', {}, [loggedIn], success(null, '已退出登录')],
  ['of a visitor', {}, [], success(null, '已退出登录')],
]);

post('sendLoginCode (spec: B7 set_login_code)', '/api/login/set_login_code', [
  ['', { account, type: 1 }, [registered], success(null, '验证码已发送')],
  ['to an invalid account', { account: '1380000', type: 1 }, [], invalid('account', '手机号/邮箱格式错误')],
  [
    'a second time',
    { account, type: 1 },
    [registered, ['a login code was sent', { account }]],
    tooOften('操作太频繁，请在42秒后再试'),
  ],
]);

const body = { type: 1, account, code: fromState('${code}', '042917') } as const;
const sent = ['a login code was sent', { account }] as const;

post('loginByCode (spec: B7 code_login)', '/api/login/code_login', [
  ['', body, [registered, sent], success(user, '登录成功')],
  ['without a code', { ...body, code: '' }, [], invalid('code', '验证码不得为空')],
  [
    'with a wrong code',
    { ...body, code: fromState('${wrong_code}', '000000') },
    [registered, sent],
    refusal(422, '验证码错误'),
  ],
  [
    'when no code is valid',
    { ...body, code: '042917' },
    [registered, ['no login code is alive', { account }]],
    refusal(410, '验证码已失效，请重新获取'),
  ],
]);
