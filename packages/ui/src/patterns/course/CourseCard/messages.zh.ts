export const courseCardMessages = {
  duration: '时长',
  plays: (count: number) => `${count.toLocaleString('zh-CN')} 次播放`,
  watch: '去听这一课',
} as const;
