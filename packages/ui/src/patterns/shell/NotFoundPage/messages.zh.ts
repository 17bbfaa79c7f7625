export const notFoundPageMessages = {
  title: '这一页找不到了',
  text: '地址可能写错了，也可能这一页已经搬走。',
  home: '回到首页',
  ways: '或者去这里看看',
} as const;
