export const datedListMessages = {
  all: '更多',
  empty: (title: string) => `暂无${title}`,
} as const;
