export const stubMessages = { own: '申请人存', seal: '骑缝' } as const;
