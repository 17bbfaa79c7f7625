/** Spec B 2.7. The rules have the messages about the fields. */
export const loginMessages = {
  methods: '登录方式',
  byPassword: '密码登录',
  byCode: '验证码登录',
  account: { label: '账号', hint: '手机号或邮箱' },
  password: { label: '密码' },
  code: { label: '验证码' },
  submit: '登录',
} as const;
