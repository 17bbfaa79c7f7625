export const filterRowsMessages = {
  all: '全部',
  chosen: '已选',
  clear: '清空筛选',
  expandRow: (label: string) => `展开${label}`,
  foldRow: (label: string) => `收起${label}`,
} as const;
