export const honourWallMessages = { plaque: (title: string) => `奖牌：${title}` } as const;
