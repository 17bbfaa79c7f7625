export const versionListMessages = {
  list: '版本',
  title: '前十版，都可以回去',
  none: '还没有版本：每次发布留下一版。',
  restores: (version: number) => `回到第 ${String(version)} 版`,
  unchanged: '没有改动',
  present: '在线',
  putBack: '回到此版',
  putBackOne: (version: number) => `第 ${String(version)} 版，回到此版`,
  question: (version: number) => `回到第 ${String(version)} 版`,
  explanation: '十秒之后，读者看到那一版的内容。这也是一版，随时可以再回来。',
} as const;
