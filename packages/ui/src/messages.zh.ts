/**
 * Every Chinese word that a component says on its own, one object a component so that a bundle keeps
 * only what it uses. Words that a caller knows better come in as props.
 */
export const buttonText = { busy: '处理中' } as const;

export const dialogText = { close: '关闭' } as const;

export const iconText = { external: '（在新窗口打开）' } as const;

/* Patterns. */
export const numeralText = ['壹', '贰', '叁', '肆', '伍', '陆'] as const;

export const sectionHeadingText = {
  moreLabel: '更多',
  more: (title: string, label: string | undefined) => `${label ?? '更多'}（${title}）`,
} as const;

export const pageHeadingText = { total: '共' } as const;

export const favouriteText = { add: '加入收藏', remove: '取消收藏' } as const;

export const paperText = {
  view: '查看',
  viewOf: (title: string) => `查看：${title}`,
  downloads: '次下载',
  downloadsInline: (count: string) => `${count} 次下载`,
  views: '次浏览',
  empty: '还没有试卷',
} as const;

export const newsText = { empty: '还没有动态' } as const;

export const bookText = {
  noPrice: '暂无定价',
  price: (yuan: string) => `¥ ${yuan}`,
  empty: '没有找到图书',
  sample: '电子样书',
  tmall: '天猫旗舰店',
  jd: '京东旗舰店',
  offline: '线下书店',
  offlineTitle: '可在这些地区的线下书店购买',
  video: (title: string) => `《${title}》的视频介绍`,
  facts: '图书信息',
} as const;

export const carouselText = {
  role: '轮播',
  slideRole: '幻灯片',
  slide: (index: number, count: number) => `第 ${String(index)} 张，共 ${String(count)} 张`,
  goTo: (index: number, title: string) => `第 ${String(index)} 张${title === '' ? '' : `：${title}`}`,
  dots: '选择幻灯片',
  pause: '暂停轮播',
  play: '继续轮播',
} as const;
