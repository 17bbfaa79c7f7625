export const articleBodyMessages = {
  table: '表格，可左右滚动',
  picture: '图片',
  enlarge: (alt: string) => `放大图片${alt === '' ? '' : `：${alt}`}`,
} as const;
