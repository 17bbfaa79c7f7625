import type { LetterPlace } from './place.js';

/** Readers can write without logging in. */
export function nameOfReader(name: string): string {
  return name === '' ? '没有登录的读者' : name;
}

export const readerLetterMessages = {
  label: '来信',
  photographs: '照片',
  photograph: (number: number) => `图 ${String(number)}`,
  alt: (name: string) => `读者拍的${name}`,
  came: (came: number, right: number, when: string) =>
    ` 来过 ${String(came)} 封，${String(right)} 封属实 · ${when}`,
  where: (page: string, place: string) => `${/^\d+$/.test(page) ? `第 ${page} 页` : page} ${place}`,
  printing: (printing: number, isPrinted: boolean) =>
    `第 ${String(printing)} 次印刷${isPrinted ? '已改' : '起改'}`,
  known: (count: number) => `这本书已有的勘误 ${String(count)} 条`,
} as const;

export const answerFormMessages = {
  verdicts: ['确认为错误', '不是错误', '已收录过'],
  place: '这一处',
  keys: '按 1、2、3',
  unknownBook: '网站上没有这本书，勘误没有地方列，只能答复。',
  answer: '答复',
  ways: '答复的方式',
  mail: '邮件',
  sms: '短信',
  notice: '站内消息',
  same: (letters: readonly { name: string; when: string }[]) =>
    `同一处还有 ${String(letters.length)} 封（${letters.map(({ name, when }) => `${nameOfReader(name)}，${when}`).join('；')}），一并答复。`,
  erratum: '勘误',
  fields: {
    page_number: '页码',
    place: '位置',
    wrong_text: '误',
    right_text: '正',
    printing: '第几次印刷起改正',
  },
  printed: '书页上会这样写',
  missing: {
    verdict: '先判断是不是错误',
    text: '先写答复',
    by: '先选答复的方式',
    page_number: '勘误还缺页码',
    wrong_text: '勘误还缺“误”',
    printing: '勘误还缺印次',
  },
  stock: {
    letter: (reader: string, middle: string, operator: string) =>
      `${reader === '' ? '读者' : reader}，您好！\n${middle}\n责任编辑 ${operator}`,
    where: (page: string, place: string) => `您指出的第 ${page} 页${place}`,
    verdicts: [
      () => '来信收到了，谢谢您写给我们。',
      (where: string, printing: number) =>
        `${where}属实，第 ${String(printing)} 次印刷起改正。谢谢您的细心。`,
      (where: string) => `${where}，我们核对过，原书无误：`,
      (where: string) => `${where}已经收录在本书的勘误里，谢谢您再次提醒。`,
    ],
  },
} as const;

function part(before: string, text: string, after: string): string {
  return text === '' ? '' : `${before}${text}${after}`;
}

export const letterSheetMessages = {
  words: ({ page_number, place, year, month, edition, printing, isbn, subject }: LetterPlace) => [
    `${part('第 ', page_number, ' 页 ')}${place}`,
    [
      part('', year, ' 年 ') + part('', month, ' 月'),
      part('第 ', edition, ' 版'),
      part('第 ', printing, ' 次印刷'),
    ]
      .join(' ')
      .trim(),
    isbn,
    subject,
  ],
  answer: '答复',
  answerAndList: '答复并列入勘误',
  onlyAnswer: '只答复',
  reopen: '放回待答复',
  result: '处理的结果',
  soon: '十秒之内可以收回，过后才寄出。',
} as const;
