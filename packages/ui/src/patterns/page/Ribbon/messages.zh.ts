export const ribbonMessages = { remove: (title: string) => `取消收藏：${title}` } as const;
