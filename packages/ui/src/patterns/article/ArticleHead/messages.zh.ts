export const articleHeadMessages = { source: (name: string) => `来源：${name}` } as const;
