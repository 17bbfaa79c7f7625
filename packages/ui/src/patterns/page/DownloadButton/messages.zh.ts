export const downloadButtonMessages = {
  running: '正在下载',
  cancel: '，按下取消',
  done: '已保存 · 再下一次',
  failed: '没有下完 · 重试',
  progress: (percent: number) => `已下载 ${String(percent)}%`,
} as const;
