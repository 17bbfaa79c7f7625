/** Spec B 2.7. The rules have the messages about the fields. */
export const newPasswordMessages = {
  password: { label: '新密码' },
  password_confirm: { label: '重复新密码' },
  submit: '确认修改',
  back: '重新获取验证码',
} as const;
