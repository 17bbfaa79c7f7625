export const dayRulerMessages = { start: '提交', today: '今天', end: '最迟' } as const;
