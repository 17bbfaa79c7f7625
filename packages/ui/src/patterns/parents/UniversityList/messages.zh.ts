export const universityListMessages = { source: (name: string) => `来源：${name}` } as const;
