export const mobileHeaderMessages = {
  menu: '打开全部栏目',
  search: '搜索图书、试卷',
} as const;
