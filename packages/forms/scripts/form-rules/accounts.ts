import { passes, test, told, type Sentence } from './proof.js';

/** Section 5 of B, from the codes to registration: what it says of accounts. */
export const accounts: readonly Sentence[] = [
  {
    says: 'Phone for a code: 11 digits starting with 1, else 手机号码格式错误 and no code is sent.',
    proofs: test(
      'packages/forms/src/registration/RegistrationForm.test.tsx',
      'sends no code to the number %j, and is silent once it changes',
    ),
  },
  {
    says: 'The agreement is ticked before submitting or logging in.',
    proofs: [
      ...told('login', '请在勾选协议后进行注册或登录'),
      ...told('registration', '请在勾选协议后进行注册或登录'),
    ],
  },
  { says: 'The query code is free text.', proofs: passes('queryCode', 'free text') },
  { says: 'Real name: required.', proofs: told('realName', '请输入姓名') },
  { says: 'Real name: 2 to 5 characters.', proofs: told('realName', '请输入2~5位的姓名') },
  { says: 'Real name: Chinese characters only.', proofs: told('realName', '姓名必须全部是汉字') },
  { says: 'Identity card: required.', proofs: told('realName', '请输入身份证号') },
  { says: 'Identity card: exactly 18 characters.', proofs: told('realName', '请输入18位的身份证号') },
  { says: 'Identity card: the pattern of 18 digits.', proofs: told('realName', '身份证号格式错误') },
  {
    says: 'Formats: phone 手机号码格式错误, phone or e-mail 手机号/邮箱格式错误, e-mail 邮箱格式错误.',
    proofs: [
      ...told('recovery', '手机号码格式错误', '邮箱格式错误'),
      ...told('login', '手机号/邮箱格式错误'),
    ],
  },
  { says: 'Registration: the phone has 11 digits.', proofs: told('registration', '请输入11位电话号码') },
  {
    says: 'Password: 8 to 16 letters and digits, with a lowercase letter, an uppercase letter and a digit.',
    proofs: [
      ...told('registration', '密码长度为8-16位，须使用数字、字母大/小写组合'),
      ...told('newPassword', '密码长度为8-16位，须使用数字、字母大/小写组合'),
      ...test('packages/forms/src/rules/password.test.ts', 'asks for each of the three kinds, in any order'),
    ],
  },
  {
    says: 'Profile: if one of the three passwords is filled in, all must match the rule.',
    proofs: told('profile', '密码长度为8-16位，须使用数字、字母大/小写组合'),
  },
  { says: 'Profile: the new password is repeated.', proofs: told('profile', '两次新密码不一致') },
  {
    says: 'Reset and registration: 两次密码不一致, 请重复输入密码.',
    proofs: [
      ...told('newPassword', '两次密码不一致', '请重复输入密码'),
      ...told('registration', '两次密码不一致', '请重复输入密码'),
    ],
  },
  {
    says: 'Login: 账号不得为空; 密码不得为空; 验证码不得为空.',
    proofs: told('login', '账号不得为空', '密码不得为空', '验证码不得为空'),
  },
  {
    says: 'Recovery: 手机号不得为空; 邮箱不得为空.',
    proofs: told('recovery', '手机号不得为空', '邮箱不得为空'),
  },
  {
    says: 'Avatar: required, one file, jpg, jpeg or png.',
    proofs: told('avatar', '请上传头像', '只可上传一个文件', '仅支持 jpg、jpeg、png 格式'),
  },
  { says: 'Avatar: at most 5 MB.', proofs: told('avatar', '文件大小请控制在5M之内') },
  {
    says: 'Avatar: cropped square, 1:1, the box 200x200.',
    proofs: test(
      'packages/forms/src/avatar/crop-picture.keyboard.tsx',
      'cuts out the part that was asked for: %s',
    ),
  },
  {
    says: 'Work upload: required, one file, 5 MB.',
    proofs: told('studentWork', '请上传附件', '只可上传一个文件', '文件大小请控制在5M之内'),
  },
  {
    says: 'Registration: messages exist for what is required of each identity.',
    proofs: told(
      'registration',
      '请选择最关注的学段',
      '请填写昵称',
      '请选择省市',
      '请填写学校',
      '请选择任教学段',
      '请选择年级',
      '请选择任教学科',
      '手机号不得为空',
      '验证码不得为空',
      '邮箱不得为空',
      '请填写店铺名称',
    ),
  },
  {
    says: 'Registration: the grade is hidden for parent and teacher, the school for parent.',
    proofs: test(
      'packages/forms/src/registration/RegistrationForm.test.tsx',
      'asks as of a %s by either method',
    ),
  },
];
