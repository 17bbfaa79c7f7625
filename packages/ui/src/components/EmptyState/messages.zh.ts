export const emptyStateMessages = { title: '暂无数据' } as const;
