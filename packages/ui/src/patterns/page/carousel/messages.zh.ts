export const carouselMessages = {
  role: '轮播',
  slideRole: '幻灯片',
  slide: (index: number, count: number) => `第 ${String(index)} 张，共 ${String(count)} 张`,
  goTo: (index: number, title: string) => `第 ${String(index)} 张${title === '' ? '' : `：${title}`}`,
  dots: '选择幻灯片',
  previous: '上一张',
  next: '下一张',
  pause: '暂停轮播',
  play: '继续轮播',
} as const;
