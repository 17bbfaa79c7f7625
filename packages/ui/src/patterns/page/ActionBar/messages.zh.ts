export const actionBarMessages = { label: '本页操作' } as const;
