export const previousNextMessages = {
  label: '上一篇与下一篇',
  previous: '上一篇',
  next: '下一篇',
  newest: '这是最新的一篇',
  oldest: '这是最早的一篇',
} as const;
