export const trayDoneMessages = {
  title: '都办完了',
  next: '下一盘',
} as const;
