export const textSizeMessages = { label: '字号', small: '小', medium: '中', large: '大' } as const;
