export const shopsDrawerMessages = {
  title: '官方店铺',
  visit: '进入店铺',
  empty: '店铺名录正在整理',
  note: '以下店铺由出版社直营，所售图书均为正版。',
} as const;
