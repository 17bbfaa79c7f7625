import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleCourses } from '../../../lib/samples/courses.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { OnlineLearningView } from './OnlineLearning.view.js';

const list = sampleList(sampleCourses);
const filters = [
  { id: 'classes', label: '年级', options: ready([{ value: '169', label: '高三' }]) },
  { id: 'subject', label: '学科', options: ready([{ value: '2', label: '数学' }]) },
];

const meta = {
  title: '页面/学生/在线学习',
  id: '页面-onlinelearning',
  component: OnlineLearningView,
  args: {
    title: '在线学习',
    slides: ready([{ id: 1, image: '', title: '在线学习：十二位老师的短课' }]),
    list,
    noun: '课程',
    unit: '课',
    filters,
  },
} satisfies Meta<typeof OnlineLearningView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OwnGradeOnPhone: Story = {
  args: { ownGrade: { value: '169', label: '高三' } },
  globals: { viewport: { value: 'phone' } },
};

export const Filtered: Story = { name: '筛选之后', args: { list: { ...list, choices: { classes: '169' } } } };

export const Loading: Story = { args: { slides: LOADING, list: { ...list, results: LOADING } } };

export const Empty: Story = { args: { list: { ...list, results: ready({ items: [], count: 0 }) } } };

export const Failed: Story = { args: { slides: FAILED, list: { ...list, results: FAILED } } };
