export const foundMessages = {
  title: '在试卷里',
  searching: '正在翻试卷',
  none: '没有找到',
  /** Papers beyond the most are not counted. */
  count: (count: number, most: boolean) => `${String(count)} 份${most ? '以上' : ''}`,
  contain: '试卷里有这几个字，连在一起的在前',
  visitor: '没有登录时，只找每份试卷能看的几页。',
  logIn: '登录后整份都找',
  whole: '已登录，整份都找。',
  wholeBehind: '后面的页下载后看。',
  more: (count: number) => `再看 ${String(count)} 份`,
  noneVisitor: '能看的页里没有这句话',
  noneWhole: '试卷里没有这句话',
  fewer: (text: string) => `没有一页写着“${text}”。句子记得不全时，少写几个字更容易找到。`,
  drop: (label: string) => `去掉${label}`,
} as const;
