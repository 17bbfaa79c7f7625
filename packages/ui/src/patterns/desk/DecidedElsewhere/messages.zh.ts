export const decidedElsewhereMessages = {
  now: '现在是',
  yours: '您选的',
  next: '下一件',
} as const;
