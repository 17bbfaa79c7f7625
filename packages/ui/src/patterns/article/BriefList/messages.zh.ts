export const briefListMessages = { empty: (title: string) => `暂无${title}` } as const;
