import type { Picture } from '../articles/build-articles.js';
import type { Row } from '../db/insert.js';

/** The first is the page's main item, the next three are beside it (Spec B 2.5). */
const cultures = [
  {
    type: '企业精神',
    title: '以砚为田，日拱一卒',
    intro:
      '做教辅没有惊天动地的时刻，只有一页一页的修改。我们相信，把一千页的细节都做对，比写一句响亮的口号更接近教育。新编辑入职的第一周不出题，只做题：把即将付印的书从头做一遍，做到哪里皱眉，就在哪里折一个角。',
  },
  {
    type: '还乡周',
    title: '没有坐过课堂，不能当责任编辑',
    intro: '每位编辑每年到一所普通中小学听课一周，记下学生卡住的地方，回来改自己的书。',
  },
  {
    type: '勘误墙',
    title: '把错误装进玻璃框',
    intro: '办公楼入口的墙上挂着历年最有价值的读者来信，每一封都对应一处已经改正的差错。',
  },
  {
    type: '周三读书会',
    title: '先做读者，再做编者',
    intro: '每周三下午关掉邮箱，一人讲一本与自己学科无关的书；讲得最好的人决定下周的点心。',
  },
  {
    type: '青年导师制',
    title: '一位老编辑带两位新人',
    intro: '从校对符号到与作者谈修改，手把手带满一年，带教手记存入资料室，谁都可以借阅。',
  },
] as const;

const honours = [
  ['年度绿色印刷示范单位', '2026'],
  ['读者信赖的教辅品牌', '2025'],
  ['乡村阅读推广优秀项目', '2025'],
  ['编校质量优秀出版单位', '2024'],
  ['教育数字化应用优秀案例', '2024'],
  ['书籍装帧设计优秀作品', '2023'],
  ['捐资助学爱心单位', '2021'],
  ['守信经营示范企业', '2019'],
] as const;

function cultureKey(index: number): string {
  return `public/company/culture-${String(index + 1)}.svg`;
}

function honourKey(index: number): string {
  return `public/company/honour-${String(index + 1)}.svg`;
}

export function cultureRows(): Row[] {
  return cultures.map((culture, index) => ({
    id: index + 1,
    ...culture,
    image_key: cultureKey(index),
    sort: index + 1,
  }));
}

export function honourRows(): Row[] {
  return honours.map(([title, year], index) => ({
    id: index + 1,
    title: `${title}（${year}）`,
    image_key: honourKey(index),
    sort: index + 1,
  }));
}

export function culturePictures(): Picture[] {
  return [
    ...cultures.map(({ title }, index): Picture => ({
      key: cultureKey(index),
      spec: { kind: 'culture', title, seed: 731 + index },
    })),
    ...honours.map(([title, year], index): Picture => ({
      key: honourKey(index),
      spec: { kind: 'honour', title, subtitle: `砚田教育\u3000${year}年`, seed: 751 + index },
    })),
  ];
}
