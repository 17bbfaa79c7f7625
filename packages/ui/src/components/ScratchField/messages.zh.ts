export const scratchFieldMessages = { typed: (count: number) => `已输入 ${String(count)} 位` } as const;
