export const accountLinkMessages = { login: '登录', mine: '我的账户：', anonymousName: '我' } as const;
