export const pageHeadingMessages = { total: '共' } as const;
