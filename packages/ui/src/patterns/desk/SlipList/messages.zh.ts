export const slipListMessages = {
  late: '过了时限',
} as const;
