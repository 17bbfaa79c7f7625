export const stopListMessages = { empty: '暂无文章' } as const;
