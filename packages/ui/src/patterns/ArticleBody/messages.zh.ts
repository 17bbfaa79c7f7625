export const articleBodyMessages = { table: '表格，可左右滚动' } as const;
