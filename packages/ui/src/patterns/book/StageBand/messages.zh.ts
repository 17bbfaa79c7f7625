export const stageBandMessages = {
  count: '种在售',
  books: (count: string) => `${count} 种`,
  stages: '学段',
  grades: '年级',
} as const;
