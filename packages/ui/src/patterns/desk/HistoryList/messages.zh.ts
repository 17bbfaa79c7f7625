export const historyListMessages = {
  title: '经过',
} as const;
