import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticles } from '../../../kits/samples/articles.js';
import { sampleBooks } from '../../../lib/samples/catalogue.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { TeacherHandView } from './TeacherHand.view.js';

const contents = [
  { label: '教研项目', href: paths.research.href(), count: 14 },
  { label: '教学活动', href: paths.teachingActivities.href(), count: 14 },
  { label: '项目成果', href: paths.projectAchievements.href(), count: 15 },
  { label: '公益助学', href: paths.fundingPublicWelfareProjects.href(), count: 6 },
];

const meta = {
  title: '页面/教师/教师助手',
  id: '页面-teacherhand',
  component: TeacherHandView,
  args: {
    title: '教师助手',
    names: { research: '教研项目', projectAchievements: '项目成果' },
    slides: ready([
      { id: 1, image: '', title: '把时间还给备课', text: '课题、活动与成果，都从一节真实的课开始。' },
    ]),
    contents,
    cards: ready([
      {
        title: '教研项目',
        descr: '三十二项课题面向一线教师开放，从问题出发，以课例收尾。',
        href: paths.research.href(),
        action: '查看项目',
      },
      {
        title: '教学活动',
        descr: '命题工作坊、同课异构、读书沙龙，线上线下同步报名。',
        href: paths.teachingActivities.href(),
        action: '我要报名',
      },
      {
        title: '样书申请',
        descr: '教研组长可为本校申请电子样书，乡村学校可申请图书捐赠。',
        href: paths.bookDonation.href(),
        action: '去申请',
      },
    ]),
    research: ready(sampleArticles.slice(0, 3)),
    resultsTitle: '推荐成果',
    results: ready(
      ['《一道情境题的十一稿》', '《必修“三角函数”大单元教学设计》', '《选不选物理：诊断量表与课例》'].map(
        (title, index) => ({
          id: index + 1,
          title,
          note: '从初稿到定稿的全部修改痕迹。',
          href: paths.worksDisplayDetails.href({ id: index + 1 }),
        }),
      ),
    ),
    feature: ready({
      title: '合作平台这一年：用十二个数字说清做过的事',
      href: paths.cooperatePlate.href({ id: 1 }),
      intro: '二十四所学校、四十八站送教、一百三十七节公开课。',
      image: '',
      source: '砚田教研合作平台',
      date: '2026-11-02',
    }),
    books: ready(sampleBooks(10)),
    shelf: { note: '按你的学段：高中', page: '高中图书', href: paths.highSchoolBooks.href() },
  },
} satisfies Meta<typeof TeacherHandView>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: PHONE };

export const Loading: Story = {
  args: {
    slides: LOADING,
    contents: contents.map((entry) => ({ ...entry, count: undefined })),
    cards: LOADING,
    research: LOADING,
    results: LOADING,
    feature: LOADING,
    books: LOADING,
  },
};
export const LoadingOnPhone: Story = { ...Loading, globals: PHONE };

export const Empty: Story = {
  args: {
    slides: ready([]),
    cards: ready([]),
    research: ready([]),
    results: ready([]),
    feature: ready(undefined),
    books: ready([]),
  },
};

export const Failed: Story = {
  args: { slides: FAILED, cards: FAILED, research: FAILED, results: FAILED, feature: FAILED, books: FAILED },
};
