export const newWindowMessages = { external: '（在新窗口打开）' } as const;
