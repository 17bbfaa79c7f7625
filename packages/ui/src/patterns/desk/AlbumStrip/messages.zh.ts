export const albumStripMessages = { previous: '上一张', next: '下一张' } as const;
