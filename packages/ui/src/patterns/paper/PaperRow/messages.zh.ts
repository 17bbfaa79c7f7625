export const paperRowMessages = {
  view: '查看',
  downloads: '次下载',
  downloadsInline: (count: string) => `${count} 次下载`,
  /** An option such as 更早 is not a year. */
  year: (year: string) => (/^\d+$/.test(year) ? `${year} 年卷` : year),
  views: '次浏览',
  lastSeen: '上次看到这里',
} as const;
