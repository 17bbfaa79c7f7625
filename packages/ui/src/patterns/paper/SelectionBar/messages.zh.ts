export const selectionBarMessages = {
  label: '选好的试卷',
  count: (papers: number) => `已选 ${String(papers)} 份`,
  none: '还没有选试卷',
  clear: '清空',
  counted: '逐份计入下载',
} as const;
