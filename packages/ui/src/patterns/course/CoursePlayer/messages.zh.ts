export const coursePlayerMessages = {
  label: (title: string) => `课程视频：${title}`,
  speed: '播放速度',
  times: (value: number) => `${String(value)} 倍`,
  captions: '中文字幕',
  keys: '按键：K 播放，J L 退进十秒，M 静音，C 字幕，< > 快慢',
  failed: '视频没有加载出来，请检查网络后再试。',
  retry: '重新加载',
} as const;
