export const footerMessages = { shortcuts: '常用服务' } as const;
