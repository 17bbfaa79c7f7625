export const errorStateMessages = {
  title: '内容加载失败',
  description: '网络可能不太稳定，请稍后再试。',
  retry: '重试',
} as const;
