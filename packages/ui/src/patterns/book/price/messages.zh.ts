export const priceMessages = {
  of: (yuan: number) => `¥ ${yuan.toFixed(2)}`,
  none: '暂无定价',
} as const;
