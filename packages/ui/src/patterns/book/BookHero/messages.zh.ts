export const bookHeroMessages = {
  sample: '电子样书',
  tmall: '天猫旗舰店',
  jd: '京东旗舰店',
  offline: '线下书店',
  offlineTitle: '可在这些地区的线下书店购买',
  watch: '看视频介绍',
  video: (title: string) => `《${title}》的视频介绍`,
  facts: '图书信息',
} as const;
