export const modalMessages = { close: '关闭' } as const;
