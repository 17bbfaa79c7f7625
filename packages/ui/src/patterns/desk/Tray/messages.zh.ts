export const trayMessages = { empty: '空' } as const;
