export const resourceTabsMessages = {
  label: '资源类型',
  empty: '这一类还没有资源',
  downloads: (count: string) => `${count} 次下载`,
  download: '下载',
  again: '再次下载',
  retry: '重试',
  cancelOf: (name: string) => `取消下载：${name}`,
  progressOf: (name: string) => `正在下载：${name}`,
  done: '已下载',
} as const;
