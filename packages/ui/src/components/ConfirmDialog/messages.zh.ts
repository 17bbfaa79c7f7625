export const confirmDialogMessages = { confirm: '确定', cancel: '取消' } as const;
