export const sheetMessages = {
  list: (index: number, count: number) => `${String(index)} / ${String(count)}，打开清单`,
  listOnly: '清单',
  next: '下一件',
  previous: '上一件',
} as const;
