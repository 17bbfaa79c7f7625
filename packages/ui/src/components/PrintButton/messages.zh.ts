export const printButtonMessages = { label: '打印' } as const;
