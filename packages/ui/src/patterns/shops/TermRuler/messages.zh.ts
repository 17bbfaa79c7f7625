export const termRulerMessages = { today: '今天' } as const;
