export const deadlineCardMessages = {
  left: (unit: string) => `${unit}后截稿`,
  over: '已结束',
  always: { value: '常年', unit: '收稿' },
} as const;
