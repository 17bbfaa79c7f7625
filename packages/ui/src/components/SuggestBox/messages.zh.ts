export const suggestBoxMessages = {
  list: '搜索建议',
  count: (count: number) => `${String(count)} 条建议，用上下方向键选择`,
} as const;
