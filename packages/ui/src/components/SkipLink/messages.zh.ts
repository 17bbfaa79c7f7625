export const skipLinkMessages = { label: '跳到正文' } as const;
