export const pictureMessages = { missing: '图片暂缺' } as const;
