export const faultListMessages = {
  list: '要改的',
  count: (count: string) => `${count} 格要改`,
  peek: '在表里的样子',
  here: (place: string) => `${place} 在这里`,
  line: (line: number) => `第 ${String(line)} 行`,
  sort: (sort: string, count: string) => `${sort}：${count} 处`,
  more: (count: number) => `再看 ${String(count)} 处`,
  rest: (count: string) => `其余 ${count} 处，改好这些再试排。`,
} as const;

export const cellPeekMessages = {
  around: (place: string) => `${place} 附近`,
  row: '行',
  wrong: '（有错）',
} as const;
