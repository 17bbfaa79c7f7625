export const roomDialogMessages = {
  title: (missing: string) => `还差 ${missing}`,
  reason: (needed: string, free: string) =>
    `这份要 ${needed}，本机只剩 ${free}。移走这几份就够，最久没看的已经勾好：`,
  tooLarge: (needed: string, limit: string) => `这份要 ${needed}，比上限 ${limit} 还大。`,
  remove: (count: number) => `移走 ${String(count)} 份再存`,
  choose: '请再选几份',
  enlarge: (limit: string) => `把上限改成 ${limit}`,
} as const;
