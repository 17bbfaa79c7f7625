export const filterSentenceMessages = {
  keyword: (text: string) => `标题含“${text}”的`,
  removeKeyword: (text: string) => `标题含“${text}”的，去掉`,
  total: '共',
  clear: '清空条件',
  choose: (label: string, shown: string) => `${label}：${shown}，选择`,
  remove: (label: string, shown: string) => `${label}：${shown}，去掉`,
} as const;
