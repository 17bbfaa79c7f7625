export const printListMessages = {
  list: '要打印的试卷',
  pages: (pages: number) => `${String(pages)} 页`,
  unknown: '页数印的时候才知道',
  sheets: (sheets: number, both: boolean) => `${both ? '双面' : '单面'} ${String(sheets)} 张`,
  copies: (title: string) => `印几份：${title}`,
  up: (title: string) => `上移：${title}`,
  down: (title: string) => `下移：${title}`,
  remove: (title: string) => `不印：${title}`,
  moved: (title: string, place: number) => `${title}，第 ${String(place)} 个`,
  both: '双面',
  slipToo: '先印这张清单',
  apart: '答案另起，只印 1 份',
  slip: '试卷打印清单',
  columns: { number: '序', paper: '试卷', pages: '页', copies: '份' },
  print: '打印',
  printing: (number: number, count: number) => `正在备齐第 ${String(number)} 份，共 ${String(count)} 份`,
  /** How many pages are answers is known only when they are printed. */
  total: (sheets: number, more: boolean, apart: boolean) =>
    `${apart ? '最多' : more ? '至少' : '约'} ${String(sheets)} 张 A4。总是白纸黑字。`,
} as const;
