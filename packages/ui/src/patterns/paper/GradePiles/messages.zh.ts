export const gradePilesMessages = {
  total: '份试卷，按年级看',
  pile: (grade: string, count: string) => `${grade}，${count} 份`,
} as const;
