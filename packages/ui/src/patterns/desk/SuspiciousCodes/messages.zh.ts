export const suspiciousCodesMessages = {
  title: '查得可疑',
  month: '三十天',
  today: '今天',
  none: '没有在两个以上网段查过三次以上的码。',
  where: '在哪里',
  map: '可疑的查验，按省',
  drawn: '地图是登录的读者账号所在的省（约）。',
  unplaced: (checks: number, networks: string) => `没有登录的 ${String(checks)} 次只知道网段：${networks}。`,
  many: ' 等',
  which: '哪些码',
  times: (count: string) => `${count} 次`,
  andOthers: (count: number) => ` 等 ${String(count)} 处`,
  since: (day: string, days: number) => `${day} 起 ${String(days)} 天`,
} as const;

export const shadedMapMessages = { unknown: '还不知道', few: '少', many: '多' } as const;
