export const paperListMessages = {
  empty: '还没有试卷',
} as const;
