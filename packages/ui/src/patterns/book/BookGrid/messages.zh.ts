export const bookGridMessages = {
  empty: '没有找到图书',
} as const;
