import type { FoundPaperItem } from './FoundPaper/FoundPaper.js';

/* Papers with found places, for the stories. */

const behind = {
  text: '评述匀变速直线运动的研究在物理学史上的地位',
  marks: [{ from: 2, to: 9 }],
  page: 7,
  behind: true,
  href: '#/paper?id=1&page=7',
};

export const foundPapers: readonly FoundPaperItem[] = [
  {
    id: 1,
    title: '湖北省武汉市2026—2027学年高一上学期期中考试物理试卷',
    href: '#/paper?id=1',
    subject: '物理',
    stage: 'high',
    meta: ['高一', '物理', '湖北', '期中考试'],
    placeCount: 7,
    pageCount: 8,
    shownPages: 6,
    pages: [1, 2, 3, 5],
    snippets: [
      {
        text: '…打点计时器研究小车的匀变速直线运动，交流电源的频率为50Hz，得到的一条纸带如图所示，相邻两计数点间还…',
        marks: [{ from: 11, to: 18 }],
        page: 1,
        href: '#/paper?id=1&page=1',
      },
      {
        text: '由图像可知小车做匀变速直线运动，加速度为＿＿＿m/s²',
        marks: [{ from: 8, to: 15 }],
        page: 3,
        href: '#/paper?id=1&page=3',
      },
      {
        text: '汽车以20m/s的速度行驶，刹车后做匀变速直线运动，加速度大小为5m/s²',
        marks: [{ from: 18, to: 25 }],
        page: 12,
        file: 2,
        href: '#/paper?id=1&page=12&file=2',
      },
    ],
  },
  {
    id: 2,
    title: '山东省临沂市2025—2026学年高一上学期10月月考物理试卷',
    href: '#/paper?id=2',
    subject: '物理',
    stage: 'high',
    meta: ['高一', '物理', '山东', '月考'],
    placeCount: 1,
    pageCount: 0,
    shownPages: 0,
    pages: [],
    snippets: [
      {
        text: '下列关于匀变速直线运动的说法正确的是',
        marks: [{ from: 4, to: 11 }],
        page: 0,
        href: '#/paper?id=2&page=1',
      },
    ],
  },
];

/** As people who have logged in find it. */
export const foundBehind: readonly FoundPaperItem[] = foundPapers.slice(0, 1).map((paper) => ({
  ...paper,
  placeCount: 2,
  pages: [3, 7],
  snippets: [...paper.snippets.slice(1, 2), behind],
}));
