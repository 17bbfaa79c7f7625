export const articleListMessages = { empty: '暂无文章' } as const;
