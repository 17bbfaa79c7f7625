export const progressMessages = { unknown: '进行中' } as const;
