export const deskTableMessages = {
  chooseAll: '选这一页',
  choose: (name: string) => `选${name}`,
  empty: '没有符合条件的',
  open: (name: string) => `打开${name}`,
} as const;
