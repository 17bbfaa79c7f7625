export const passwordFieldMessages = { show: '显示密码', hide: '隐藏密码' } as const;
