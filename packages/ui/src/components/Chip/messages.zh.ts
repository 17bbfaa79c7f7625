export const chipMessages = { remove: (label: string) => `去掉${label}` } as const;
