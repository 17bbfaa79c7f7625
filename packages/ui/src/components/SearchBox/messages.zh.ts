export const searchBoxMessages = { submit: '搜索', clear: '清空' } as const;
