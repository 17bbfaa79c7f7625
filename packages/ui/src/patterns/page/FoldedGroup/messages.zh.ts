export const foldedGroupMessages = { edit: '修改', filled: '已填好' } as const;
