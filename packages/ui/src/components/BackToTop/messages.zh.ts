export const backToTopMessages = { label: '回到顶部' } as const;
