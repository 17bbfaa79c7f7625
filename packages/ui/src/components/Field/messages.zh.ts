export const fieldMessages = { optional: '选填' } as const;
