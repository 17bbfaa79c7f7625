import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleBooks } from '../../../lib/samples/catalogue.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { AddedServicesView } from './AddedServices.view.js';

function filter(id: string, label: string, options: readonly string[]) {
  return {
    id,
    label,
    options: ready(options.map((option, index) => ({ value: String(index + 1), label: option }))),
  };
}

const filters = [
  filter('version_years', '版本年份', ['2027', '2026', '2025', '2024']),
  filter('grade_id', '学段年级', ['高中', '高一', '高二', '高三', '初中', '初一', '初二', '初三']),
  filter('subject_id', '学科', ['语文', '数学', '英语', '物理', '化学', '生物']),
];

const list = sampleList(sampleBooks(20), { choices: { grade_id: '4' } });

const meta = {
  title: '页面/图书/图书检索',
  id: '页面-addedservices',
  component: AddedServicesView,
  args: {
    title: '图书检索',
    slides: ready([
      { id: 1, image: '', title: '找书：\n按版次、年级、学科一步到位', href: '#/layout/list/addedServices' },
    ]),
    list,
    filters,
  },
} satisfies Meta<typeof AddedServicesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: {
    slides: LOADING,
    list: { ...list, results: LOADING },
    filters: filters.map((row) => ({ ...row, options: LOADING })),
  },
};

export const Empty: Story = {
  args: { list: { ...list, search: '没有这样的书名', results: ready({ items: [], count: 0 }) } },
};

export const PastTheLastPage: Story = {
  name: '超过最后一页',
  args: { list: { ...list, page: 99, results: ready({ items: [], count: 263 }) } },
};

export const Failed: Story = { args: { slides: ready([]), list: { ...list, results: FAILED } } };

/** The books can be read without the filters. */
export const FiltersFailed: Story = {
  name: '筛选没有加载出来',
  args: { filters: filters.map((row) => ({ ...row, options: FAILED })) },
};
