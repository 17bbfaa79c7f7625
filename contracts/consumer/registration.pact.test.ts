import { fromState, invalid, invalidPhone, refusal, success, tooOften } from './answers.js';
import { post } from './exchange.js';

const phone = '13800000006';
const email = 'lin.mama@example.com';
const password = 'Inkstone2026';
const city = { province: 11, city: 1101 } as const;
const aCity = ['a city is known', city] as const;
const often = '操作太频繁，请在42秒后再试';

function codes<const Call>(body: Call, account: string, bad: Call, refused: ReturnType<typeof invalid>) {
  return [
    ['', body, [], success(null, '已发送，请在 10 分钟内查收')],
    ['to an invalid account', bad, [], refused],
    ['a second time', body, [['a registration code was sent', { account }]], tooOften(often)],
  ] as const;
}

post(
  'sendPhoneCode',
  '/api/login/send_phone_code',
  codes({ phone }, phone, { phone: '1380000' }, invalidPhone),
);
post(
  'sendEmailCode',
  '/api/login/send_email_code',
  codes({ email }, email, { email: 'lin.mama' }, invalid('email', '邮箱格式错误')),
);

const welcome = '注册成功，请前往个人中心完成实名认证';
const sent = ['a registration code was sent', { account: phone }] as const;
const everybody = {
  password,
  password_confirm: password,
  authentication_methods: 1,
  phone,
  phone_code: fromState('${code}', '042917'),
} as const;
const form = {
  ...everybody,
  ...city,
  user_role: 3,
  nickname: '周老师',
  school: '北京市第十二中学',
  subject: 2,
  teachGradeId: 9,
} as const;

const parent = { ...everybody, user_role: 2, nickname: '林女士', study_stage: 9 } as const;

const student = {
  ...city,
  user_role: 1,
  nickname: '林小满',
  school: '北京市第十二中学',
  gradeId: 169,
  password,
  password_confirm: password,
  authentication_methods: 2,
  email,
  email_code: fromState('${code}', '042917'),
} as const;

const merchant = {
  ...everybody,
  ...city,
  user_role: 5,
  nickname: '西山书房',
  store_name: '西山书房图书专营店',
} as const;

post('register (spec: B7 register)', '/api/login/register', [
  ['as a teacher', form, [aCity, sent], success(null, welcome)],
  ['as a parent', parent, [sent], success(null, welcome)],
  [
    'as a student by e-mail',
    student,
    [aCity, ['a registration code was sent', { account: email }]],
    success(null, welcome),
  ],
  ['as a merchant', merchant, [aCity, sent], success(null, welcome)],
  ['without a nickname', { ...form, nickname: '' }, [aCity, sent], invalid('nickname', '请填写昵称')],
  [
    'an account that exists',
    form,
    [aCity, ['an account is registered', { account: phone, password }], sent],
    refusal(409, '该账号已注册，请直接登录'),
  ],
  [
    'when no code is valid',
    { ...form, phone_code: '042917' },
    [aCity, ['no registration code is alive', { account: phone }]],
    refusal(410, '验证码已失效，请重新获取'),
  ],
  [
    'with a wrong code',
    { ...form, phone_code: fromState('${wrong_code}', '000000') },
    [aCity, sent],
    refusal(422, '验证码错误'),
  ],
  [
    'too often',
    form,
    [aCity, sent, ['the caller has done this too often', { what: 'registration' }]],
    tooOften(often),
  ],
]);
