export const paperRowMessages = {
  view: '查看',
  downloads: '次下载',
  downloadsInline: (count: string) => `${count} 次下载`,
  views: '次浏览',
  lastSeen: '上次看到这里',
} as const;
