/** Spec B 2.7. The messages about the fields are those of their rules. */
export const newPasswordMessages = {
  password: { label: '新密码' },
  password_confirm: { label: '重复新密码' },
  submit: '确认修改',
  back: '重新获取验证码',
} as const;
