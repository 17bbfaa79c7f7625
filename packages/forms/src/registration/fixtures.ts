import type { RegisterInput } from '@inkstone/api/inputs';

import { accepted, example, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import { mobileMessages } from '../rules/mobile.js';
import { empty, type RegistrationFields } from './fields.js';

const secret = 'Inkstone2026';

/** All fields filled in, as after trying each identity and method. */
const complete: RegistrationFields = {
  user_role: '3',
  study_stage: '10',
  store_name: '书香阁图书专营店',
  nickname: '周老师',
  region: { province: '33', city: '3302' },
  school: '宁波市砚池中学',
  subject: '2',
  teachGradeId: '9',
  gradeId: '164',
  password: secret,
  password_confirm: secret,
  authentication_methods: '1',
  phone: '13800000006',
  phone_code: '042917',
  email: 'zhou@example.com',
  email_code: '310577',
  agreement: true,
};

const secrets = { password: secret, password_confirm: secret };
const place = { province: 33, city: 3302 };
const byPhone = { authentication_methods: 1, phone: '13800000006', phone_code: '042917' } as const;
const byEmail = { authentication_methods: 2, email: 'zhou@example.com', email_code: '310577' } as const;

const teacher = {
  user_role: 3,
  ...place,
  nickname: '周老师',
  school: '宁波市砚池中学',
  subject: 2,
  teachGradeId: 9,
  ...secrets,
} as const;
const student = {
  user_role: 1,
  ...place,
  nickname: '小砚',
  school: '宁波市砚池中学',
  gradeId: 164,
  ...secrets,
} as const;
const parent = { user_role: 2, study_stage: 10, nickname: '林妈妈', ...secrets } as const;
const merchant = {
  user_role: 5,
  store_name: '书香阁图书专营店',
  ...place,
  nickname: '书香阁',
  ...secrets,
} as const;

const asStudent = { ...complete, user_role: '1', nickname: '小砚' } as const;
const asParent = {
  ...complete,
  user_role: '2',
  nickname: '林妈妈',
  region: { province: '', city: '' },
} as const;
const asMerchant = { ...complete, user_role: '5', nickname: '书香阁' } as const;
const viaEmail = { authentication_methods: '2' } as const;

const nobodysAnswers = {
  password: '密码不得为空',
  password_confirm: '请重复输入密码',
  phone: '手机号不得为空',
  phone_code: '验证码不得为空',
  agreement: '请在勾选协议后进行注册或登录',
};

/** Makes a valid example of an identity and a method. */
export type ValidRegistration = FormFixtures<RegistrationFields, RegisterInput>['valid'][number];

export const registrationExamples = {
  teacherByPhone: example(
    'a teacher by phone (spec: B2.7 registration teacher, A6 identity codes, B2.7 registration by phone, B3 registration form)',
    complete,
    { ...teacher, ...byPhone },
  ),
  teacherByEmail: example(
    'a teacher by e-mail (spec: B2.7 registration by email)',
    { ...complete, ...viaEmail },
    { ...teacher, ...byEmail },
  ),
  studentByPhone: example(
    'a student by phone (spec: B2.7 registration student, A6 identity codes)',
    asStudent,
    { ...student, ...byPhone },
  ),
  studentByEmail: example('a student by e-mail', { ...asStudent, ...viaEmail }, { ...student, ...byEmail }),
  parentByPhone: example('a parent by phone (spec: B2.7 registration parent, A6 identity codes)', asParent, {
    ...parent,
    ...byPhone,
  }),
  parentByEmail: example('a parent by e-mail', { ...asParent, ...viaEmail }, { ...parent, ...byEmail }),
  merchantByPhone: example(
    'a merchant by phone (spec: B2.7 registration merchant, A6 identity codes)',
    asMerchant,
    { ...merchant, ...byPhone },
  ),
  merchantByEmail: example(
    'a merchant by e-mail',
    { ...asMerchant, ...viaEmail },
    { ...merchant, ...byEmail },
  ),
} satisfies Record<string, ValidRegistration>;

export const registrationFixtures: FormFixtures<RegistrationFields, RegisterInput> = {
  valid: [
    ...Object.values(registrationExamples),
    ...accepted<RegistrationFields, RegisterInput>(complete, { ...teacher, ...byPhone }, [
      [
        'blanks around texts',
        { nickname: ' 周老师　', school: '宁波市砚池中学 ', phone: ' 13800000006', phone_code: '042917 ' },
        {},
      ],
    ]),
    ...accepted<RegistrationFields, RegisterInput>(asParent, { ...parent, ...byPhone }, [
      ['a parent with a known place', { region: complete.region }, place],
      ['a parent with a known province only', { region: { province: '33', city: '' } }, {}],
      [
        'invalid values in fields of another identity and method',
        { school: '校'.repeat(51), gradeId: '', email: 'zhou', email_code: '1' },
        {},
      ],
    ]),
  ],
  invalid: refused(complete, [
    [
      'nothing filled in, as a teacher (spec: B5 registration nickname, B5 registration province, B5 registration school, B5 registration subject, B5 registration teaching stage, B5 password repetition required, B5 registration phone, B5 registration codes)',
      empty,
      {
        nickname: '请填写昵称',
        region: '请选择省市',
        school: '请填写学校',
        subject: '请选择任教学科',
        teachGradeId: '请选择任教学段',
        ...nobodysAnswers,
      },
    ],
    [
      'nothing filled in, as a student (spec: B5 registration grade)',
      { ...empty, user_role: '1' },
      {
        nickname: '请填写昵称',
        region: '请选择省市',
        school: '请填写学校',
        gradeId: '请选择年级',
        ...nobodysAnswers,
      },
    ],
    [
      'nothing filled in, as a parent (spec: B5 registration study_stage)',
      { ...empty, user_role: '2' },
      { study_stage: '请选择最关注的学段', nickname: '请填写昵称', ...nobodysAnswers },
    ],
    [
      'nothing filled in, as a merchant (spec: B5 registration store_name)',
      { ...empty, user_role: '5' },
      {
        store_name: '请填写店铺名称',
        nickname: '请填写昵称',
        region: '请选择省市',
        ...nobodysAnswers,
      },
    ],
    [
      'no e-mail address and no code (spec: B5 registration email)',
      { ...viaEmail, email: ' ', email_code: '' },
      { email: '邮箱不得为空', email_code: '验证码不得为空' },
    ],
    ['no identity (spec: B5 registration role)', { user_role: '' }, '请选择身份'],
    ['no method (spec: B5 registration method)', { authentication_methods: '' }, '请选择验证方式'],
    [
      'texts over the maximum length',
      { nickname: '砚'.repeat(21), school: '校'.repeat(51) },
      { nickname: '昵称最多20个字', school: '学校名称最多50个字' },
    ],
    [
      'a store name over the maximum length',
      { ...asMerchant, store_name: '店'.repeat(51) },
      { store_name: '店铺名称最多50个字' },
    ],
    ['a province without its city', { region: { province: '33', city: '' } }, '请选择省市'],
    [
      'a password without a capital letter (spec: B5 password)',
      { password: 'inkstone2026', password_confirm: 'inkstone2026' },
      { password: '密码长度为8-16位，须使用数字、字母大/小写组合' },
    ],
    [
      'a different repetition, and other invalid fields (spec: B5 password repeated)',
      { nickname: '', password_confirm: 'Inkstone2027' },
      { nickname: '请填写昵称', password_confirm: '两次密码不一致' },
    ],
    [
      'a phone number of ten digits, a code of five (spec: B5 format registration phone, B9 phone length)',
      { phone: '1380000000', phone_code: '04291' },
      { phone: '请输入11位电话号码', phone_code: '验证码为 6 位数字' },
    ],
    ['eleven digits that are not a mobile number', { phone: '23800000006' }, mobileMessages.format],
    [
      'an incomplete e-mail address, and a code of letters',
      { ...viaEmail, email: 'zhou@example', email_code: 'abcdef' },
      { email: '邮箱格式错误', email_code: '验证码为 6 位数字' },
    ],
    [
      'agreement not ticked (spec: B5 agreement, B4 registration agreement)',
      { agreement: false },
      '请在勾选协议后进行注册或登录',
    ],
  ]),
};
