export const numberedListMessages = {
  all: '全部',
  empty: (title: string) => `暂无${title}`,
} as const;
