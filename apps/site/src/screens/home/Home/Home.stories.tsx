import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { samplePapers } from '../../../lib/samples/catalogue.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { HomeView, type HomeOverview } from './Home.view.js';

const CATEGORIES = ['原创试卷', '校本考试', '同步', '工具'].map((name, index) => ({
  id: 17 + index,
  name,
  href: paths.highSchoolBooks.href({ cate_id: 17 + index }),
}));

const overview: HomeOverview = {
  highlights: [
    {
      title: '正版查验',
      descr: '刮开防伪涂层，输入十六位刮刮码，三秒知道真假。',
      href: paths.testAndVerify.href(),
    },
    { title: '图书纠错', descr: '发现疏漏请告诉我们，两个工作日内答复。', href: paths.bookCorrection.href() },
    { title: '官方店铺', descr: '授权网店编号可查，售后有保障。', href: paths.authorizedOnlineShop.href() },
  ],
  stages: [
    {
      id: 9,
      name: '高中',
      stage: 'high',
      note: '102 种在售',
      href: paths.highSchoolBooks.href(),
      categories: CATEGORIES,
    },
    {
      id: 10,
      name: '初中',
      stage: 'middle',
      note: '83 种在售',
      href: paths.middleSchoolBooks.href(),
      categories: CATEGORIES,
    },
    {
      id: 7,
      name: '小学',
      stage: 'primary',
      note: '78 种在售',
      href: paths.primarySchoolBooks.href(),
      categories: CATEGORIES,
    },
  ],
  special: {
    title: '好题目是怎样长出来的：命题公开课',
    descr: '六位命题人，每人讲一道自己最得意、也改得最苦的题。',
    image: '',
    href: paths.specialSubject.href(),
  },
};

const meta = {
  title: '页面/首页',
  id: '页面-home',
  component: HomeView,
  args: {
    slides: ready([
      {
        id: 1,
        title: '一题一页，\n都有人署名负责',
        actions: [{ label: '查看详情', href: paths.walkIntroTianLi.href() }],
        covers: [
          { title: '一轮总复习', subject: '历史', stage: 'high', year: '2027' },
          { title: '课时夯基', subject: '英语', stage: 'middle', year: '2027' },
          { title: '单元评价卷', subject: '数学', stage: 'primary', year: '2027' },
        ],
      },
    ]),
    overview: ready(overview),
    papers: ready({ items: samplePapers, count: 649 }),
    news: ready(
      [
        '2027 版高三总复习用书完成全部审校',
        '与二十四所中学共建“命题实验室”',
        '“一间乡村阅览室”第八季启动',
      ].map((title, index) => ({
        id: index + 1,
        title,
        href: paths.enterpriseDetails.href({ id: index + 1 }),
        date: '2026-11-18',
        summary: '试题在校内先考，数据回到编辑部，再决定它能不能进书。',
      })),
    ),
  },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: PHONE };

export const Loading: Story = {
  args: { slides: LOADING, overview: LOADING, papers: LOADING, news: LOADING },
};
export const LoadingOnPhone: Story = { ...Loading, globals: PHONE };

export const Empty: Story = {
  args: {
    slides: ready([]),
    overview: ready({ ...overview, special: undefined }),
    papers: ready({ items: [], count: 0 }),
    news: ready([]),
  },
};

export const Failed: Story = { args: { slides: FAILED, overview: FAILED, papers: FAILED, news: FAILED } };
