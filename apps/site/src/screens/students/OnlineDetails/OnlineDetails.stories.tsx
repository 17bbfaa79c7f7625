import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticle } from '../../../kits/samples/articles.js';
import { sampleCourses } from '../../../lib/samples/courses.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { OnlineDetailsView } from './OnlineDetails.view.js';

const course = {
  title: '让小灯泡亮起来',
  intro: '一节电池、一根导线、一个小灯泡，有几种接法能点亮？',
  poster: '',
  film: undefined,
  locked: true,
  figures: [
    { label: '播放', value: '5,654 次' },
    { label: '时长', value: '12:40' },
  ],
  line: '四年级 科学 · 包尔文 · 12:40',
  teacher: '包尔文',
  facts: [
    { label: '适合', value: '四年级 科学' },
    { label: '来源', value: '砚田教育' },
    { label: '发布', value: '2026-10-20' },
  ],
  tags: ['电路', '动手', '小实验'],
  html: sampleArticle.html,
};

const meta = {
  title: '页面/学生/在线课程',
  id: '页面-onlinedetails',
  component: OnlineDetailsView,
  args: {
    course: ready(course),
    favourite: { on: false, busy: false, onToggle: () => undefined },
    crumbs: [
      { label: '首页', href: paths.home.href() },
      { label: '在线学习', href: paths.onlineLearning.href() },
      { label: '让小灯泡亮起来' },
    ],
    film: {
      startAt: () => 0,
      onPlay: () => undefined,
      onTime: () => undefined,
      onRetry: () => undefined,
    },
    others: sampleCourses.slice(1).map((other) => ({ ...other, note: '初二 物理' })),
  },
} satisfies Meta<typeof OnlineDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoginNeeded: Story = {};
export const LoginNeededOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutFilm: Story = {
  name: '没有视频',
  args: { course: ready({ ...course, locked: false }), others: [] },
};

export const Loading: Story = { args: { course: LOADING, others: undefined } };

export const Missing: Story = { args: { course: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { course: FAILED } };
