/** Sample content of the fictional publisher. */
import type { CatalogueBook } from './book/BookCard/BookCard.js';
import type { NewsItem } from './article/NewsList/NewsList.js';
import type { Paper } from './paper/PaperRow/paper.js';
import type { Account, Brand, MenuSection, Stage, Way } from './types.js';

export const brand: Brand = { name: '砚田教育', tagline: '中小学教辅与试卷', homeHref: '#/home' };

export const visitor: Account = { loggedIn: false, href: '#/login/nowLogin' };
export const teacher: Account = { loggedIn: true, href: '#/personalInfor', name: '林知夏' };

export const sections: MenuSection[] = [
  { id: 17, label: '首页', href: '#/home' },
  { id: 6, label: '高中', href: '#/highSchoolBooks' },
  { id: 7, label: '初中', href: '#/middleSchoolBooks' },
  { id: 8, label: '小学', href: '#/primarySchoolBooks' },
  { id: 19, label: '试卷', href: '#/boutiqueTaobaoQuestions' },
  {
    id: 15,
    label: '教师助手',
    href: '#/teacherHand',
    children: [
      { id: 24, label: '教学研究', href: '#/research' },
      { id: 25, label: '教学活动', href: '#/teachingActivities' },
      { id: 40, label: '项目成果', href: '#/projectAchievements' },
      { id: 46, label: '公益助学', href: '#/fundingPublicWelfareProjects' },
    ],
  },
  {
    id: 20,
    label: '学生天地',
    href: '#/studentWorld',
    children: [
      { id: 26, label: '知识干货', href: '#/KnowledgeDrivenGoods' },
      { id: 27, label: '在线学习', href: '#/onlineLearning' },
      { id: 28, label: '主题活动', href: '#/thematicActivities' },
      { id: 29, label: '作品展示', href: '#/worksDisplay' },
      { id: 32, label: '分数线', href: '#/fractionBar' },
      { id: 33, label: '查找大学', href: '#/findAUniversity' },
    ],
  },
  {
    id: 90,
    label: '服务',
    children: [
      { id: 44, label: '正版查验', href: '#/testAndVerify' },
      { id: 45, label: '图书纠错', href: '#/bookCorrection' },
      { id: 35, label: '授权网店', href: '#/authorizedOnlineShop' },
    ],
  },
];

export const ways: Way[] = [
  { label: '图书检索', href: '#/addedServices' },
  { label: '最新试卷', href: '#/boutiqueTaobaoQuestions' },
  { label: '正版查验', href: '#/testAndVerify' },
];

const bookRows: [title: string, grade: string, subject: string, price: number, stage: Stage][] = [
  ['高考语文必背篇目（2027 版）', '高三', '语文', 46.8, 'high'],
  ['新高考数学原创卷（2027 版）', '高三', '数学', 52, 'high'],
  ['化学实验与推断：从方程式到工业流程的四十八个专题（2027 版）', '高一', '化学', 0, 'high'],
  ['中考数学压轴（2027 版）', '初三', '数学', 42, 'middle'],
  ['中国历史图典（2027 版）', '初一', '历史', 58, 'middle'],
  ['小升初语文（2027 版）', '六年级', '语文', 28, 'primary'],
];

/** One that fits, one that is cut, and none. */
const intros = [
  '七十二篇，一天一篇，装得进校服口袋。',
  '十二套卷，每一套都从空白命题细目表开始出起。选材、设问、赋分三轮独立审校，付印前由三所不同层次的高中试做，按实测难度重排顺序。',
  '',
];

export const books = bookRows.map(([title, grade, subject, price, stage], index): CatalogueBook => {
  const href = `#/booksDetails?id=${String(index + 1)}`;
  const wide = subject === '历史';
  const intro = intros[index % intros.length];
  return { id: index + 1, title, intro, grade, subject, price, stage, wide, href, image: '', year: '2027' };
});

export const papers: Paper[] = [
  {
    title: '山东省济南市 2026—2027 学年高三上学期期中考试数学试题',
    subject: '数学',
    meta: ['高三', '数学', '山东', '期中'],
    year: '2026',
    date: '2026-11-18',
    downloads: 1284,
    stage: 'high' as const,
  },
  {
    title: '浙江省名校协作体 2027 届高三上学期第一次联考语文试题（含参考答案、评分细则与作文评析）',
    subject: '语文',
    meta: ['高三', '语文', '浙江', '联考'],
    year: '2026',
    date: '2026-11-15',
    downloads: 963,
    stage: 'high' as const,
  },
  {
    title: '江苏省南京市鼓楼区九年级上学期期中质量调研物理试卷',
    subject: '物理',
    meta: ['初三', '物理', '江苏', '期中'],
    year: '2026',
    date: '2026-11-12',
    downloads: 742,
    stage: 'middle' as const,
  },
  {
    title: '湖北省武汉市小学四年级上册数学期中练习',
    subject: '数学',
    meta: ['四年级', '数学', '湖北', '期中'],
    year: '2026',
    date: '2026-11-10',
    downloads: 655,
    stage: 'primary' as const,
  },
].map((paper, index) => ({ ...paper, id: index + 1, href: `#/topicSubjectDetails?id=${String(index + 1)}` }));

export const news: NewsItem[] = [
  {
    id: 1,
    title: '砚田教育第七届命题教师研修班在成都开班',
    href: '#/news?id=1',
    date: '2026-11-16',
    summary: '来自十九个省区的一百二十位一线教师，围绕情境化命题展开三天研讨。',
  },
  {
    id: 2,
    title: '《高考物理真题卷》2027 版上市说明',
    href: '#/news?id=2',
    date: '2026-11-04',
    summary: '新增四套适应性演练，答案全部由原命题组复核。',
  },
  {
    id: 3,
    title: '向甘肃定西三所乡镇中学捐赠图书一万册',
    href: '#/news?id=3',
    date: '2026-10-21',
    summary: '公益助学项目第十一年。',
  },
];

/** A landscape as a data URL, so that stories need no network. */
export function landscape(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1320" height="264" viewBox="0 0 1320 264"><rect width="1320" height="264" fill="hsl(${String(hue)} 24% 82%)"/><circle cx="980" cy="84" r="42" fill="hsl(${String(hue)} 40% 94%)"/><path d="M0 264V190q220-90 420-30t420-40 480 50v94z" fill="hsl(${String(hue)} 26% 58%)"/><path d="M0 264v-34q300-70 620-18t700-26v78z" fill="hsl(${String(hue)} 30% 38%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
