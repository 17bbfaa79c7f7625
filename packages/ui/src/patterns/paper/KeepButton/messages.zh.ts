export const keepButtonMessages = {
  keep: '存到本机',
  complete: '补存整份',
  running: '正在存',
  cancel: '取消',
  kept: '已存本机',
  part: (pages: number) => `已存前 ${String(pages)} 页`,
  remove: '移走',
  failed: '没存下 · 再试一次',
  progress: (percent: number) => `已存 ${String(percent)}%`,
} as const;
