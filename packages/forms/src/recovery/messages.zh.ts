/** Spec B 2.7 and 5. The rules have the messages about the fields. */
export const recoveryMessages = {
  ways: '找回方式',
  byPhone: '手机找回',
  byEmail: '邮箱找回',
  phone: { label: '手机号' },
  phone_code: { label: '验证码', hint: '短信里的 6 位数字，10 分钟内有效' },
  email: { label: '邮箱' },
  email_code: { label: '验证码', hint: '邮件里的 6 位数字，10 分钟内有效' },
  submit: '下一步',
} as const;
