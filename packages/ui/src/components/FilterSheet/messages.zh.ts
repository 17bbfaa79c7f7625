export const filterSheetMessages = {
  chosen: '已选',
  clear: '清空筛选',
  open: '筛选',
  apply: '查看结果',
  applyWith: (count: number, unit: string) => `查看 ${String(count)} ${unit}`,
} as const;
