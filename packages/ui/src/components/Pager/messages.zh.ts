export const pagerMessages = {
  label: '翻页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${String(page)} 页`,
  total: '共',
  unit: '条',
} as const;
