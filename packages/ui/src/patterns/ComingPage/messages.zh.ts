export const comingPageMessages = {
  badge: '栏目建设中',
  text: '编辑们正在为这个栏目备稿，排好版就与您见面。',
  home: '回到首页',
  ways: '先看看已经开放的栏目',
} as const;
