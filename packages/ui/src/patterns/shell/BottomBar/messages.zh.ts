export const bottomBarMessages = { label: '常用栏目' } as const;
