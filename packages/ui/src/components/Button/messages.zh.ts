export const buttonMessages = { busy: '处理中' } as const;
