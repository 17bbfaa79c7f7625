export const bundleProgressMessages = {
  label: '打包下载',
  asking: '正在备齐试卷',
  running: (number: number, count: number) => `正在打包下载，第 ${String(number)} 份，共 ${String(count)} 份`,
  broken: '断开了，已下的都在',
  failed: '没有下成',
  done: (count: number) => `已保存 ${String(count)} 份`,
  resumable: '断了会从断处接着下，已下的不用重来。可以离开这一页。',
  seconds: (seconds: number) =>
    `还要约 ${seconds < 60 ? `${String(Math.max(seconds, 1))} 秒` : `${String(Math.ceil(seconds / 60))} 分钟`}。`,
  leftOut: (titles: readonly string[]) => `没有装进去：${titles.join('、')}（已下架或文件不在）`,
  cancel: '取消',
  resume: '接着下',
  close: '关上',
  of: (received: string, total: string) => `${received} / ${total}`,
  progress: (percent: number) => `已下载 ${String(percent)}%`,
  states: { done: '已下', running: '正在下', waiting: '还没下' },
} as const;
