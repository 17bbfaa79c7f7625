export const accountContentsMessages = {
  label: '个人中心',
  unread: (count: number) => `${String(count)} 条未读`,
  logOut: '退出登录',
} as const;
