export const bookSpinesMessages = { verified: '正', add: '查验上架', loading: '图书载入中' } as const;
