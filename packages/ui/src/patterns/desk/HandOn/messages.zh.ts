export const handOnMessages = {
  act: '转给',
  done: (name: string) => `已转给${name}`,
  title: '转给谁',
  nobody: '没有别人能办这一盘。',
  has: '已经在他手上',
} as const;
