export const toastMessages = { region: '消息', close: '关闭这条消息' } as const;
