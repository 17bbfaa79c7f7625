export const articleOutlineMessages = {
  label: '本文目录',
  sections: (count: number) => `本文${String(count)}节`,
} as const;
