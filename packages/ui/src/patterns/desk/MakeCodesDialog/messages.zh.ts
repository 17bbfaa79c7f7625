export const makeCodesDialogMessages = {
  title: '做一批防伪码',
  book: '图书编号',
  bookHint: '图书页网址里的数字。',
  wrongBook: '请写图书的编号，一个整数',
  amount: '个数',
  amountHint: (most: string) => `一批最多 ${most} 个。`,
  wrongAmount: (most: number) => `请写 1 到 ${String(most)} 之间的整数`,
  printer: '交给哪家印厂（可不填）',
  once: '做好马上存成 CSV。库里只存摘要，这一次没有存下来，就取不回来。',
  make: '做好并存下 CSV',
  close: '不做了',
} as const;
