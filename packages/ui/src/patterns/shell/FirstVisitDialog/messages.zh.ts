export const firstVisitDialogMessages = { title: '欢迎', register: '注册账户', later: '先逛逛' } as const;
