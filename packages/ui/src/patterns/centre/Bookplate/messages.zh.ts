export const bookplateMessages = {
  kind: '藏书票',
  /** Shown below a short name; a long one fills the column alone. */
  owned: (name: string) => `${name}藏书`,
  messages: '消息',
  unread: (count: number) => `${String(count)} 条未读`,
  settings: '设置',
} as const;
