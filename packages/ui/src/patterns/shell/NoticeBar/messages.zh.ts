export const noticeBarMessages = { close: '关闭这条提示' } as const;
