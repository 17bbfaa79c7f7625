export const categoryShelfMessages = {
  loading: '图书载入中',
  empty: '这一类正在编',
  position: (first: number, second: number, count: number) =>
    `${String(first)}–${String(second)} / ${String(count)}`,
  spoken: (first: number, second: number, count: number) =>
    `现在看到第 ${String(first)} 和第 ${String(second)} 种，共 ${String(count)} 种`,
  others: (count: number) => `其余 ${String(count)} 种`,
  pull: (title: string) => `抽出《${title}》`,
  all: (count: number) => `${String(count)} 种`,
} as const;

/** Omitted at the start of a long title on a spine: stage, grade or examination, known from the page. */
export const spinePrefix =
  /^(?:新?高考|中考|高中|初中|小学|全国卷|名校|高[一二三]|初[一二三]|[一二三四五六]年级)(?=.{3})/u;
