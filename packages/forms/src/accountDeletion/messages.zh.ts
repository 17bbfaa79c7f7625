export const accountDeletionMessages = {
  password: { label: '登录密码', hint: '确认是您本人' },
  submit: '注销账户',
} as const;
