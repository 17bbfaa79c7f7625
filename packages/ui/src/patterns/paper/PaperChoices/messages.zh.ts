export const paperChoicesMessages = {
  group: '选试卷',
  full: (most: number) => `一次最多选 ${String(most)} 份`,
} as const;
