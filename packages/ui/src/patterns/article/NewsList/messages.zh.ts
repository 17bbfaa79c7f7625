export const newsListMessages = { empty: '还没有动态' } as const;
