export const downloadLedgerMessages = {
  again: '再次下载',
  retry: '重新下载',
  cancel: '取消',
  remove: '删除',
  running: (percent: number | null) => (percent === null ? '正在下载' : `下载中 ${String(percent)}%`),
  done: '已下载',
  of: (name: string) => `：${name}`,
  progressOf: (name: string) => `下载进度：${name}`,
} as const;
