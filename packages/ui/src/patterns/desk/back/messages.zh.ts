export const backMessages = {
  place: ({ index, count }: { index: number; count: number }) => `${String(index)} / ${String(count)}`,
  previous: '上一件',
  next: '下一件',
} as const;
