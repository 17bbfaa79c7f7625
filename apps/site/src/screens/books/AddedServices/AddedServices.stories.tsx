import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleBooks } from '../../../samples/catalogue.js';
import { FAILED, LOADING, ready } from '../../../samples/loadable.js';
import { AddedServicesView } from './AddedServices.view.js';

function options(labels: readonly string[]) {
  return labels.map((label, index) => ({ value: String(index + 1), label }));
}

const dimensions = [
  { id: 'version_years', label: '版本年份', options: options(['2027', '2026', '2025', '2024']) },
  {
    id: 'grade_id',
    label: '学段年级',
    options: options(['高中', '高一', '高二', '高三', '初中', '初一', '初二', '初三']),
  },
  { id: 'subject_id', label: '学科', options: options(['语文', '数学', '英语', '物理', '化学', '生物']) },
];

const meta = {
  title: '页面/AddedServices',
  component: AddedServicesView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    slides: ready([
      { id: 1, image: '', title: '找书：\n按版次、年级、学科一步到位', href: '#/layout/list/addedServices' },
    ]),
    typed: '',
    onType: () => undefined,
    onSearch: () => undefined,
    dimensions: ready(dimensions),
    values: { version_years: '', grade_id: '4', subject_id: '' },
    onFilter: () => undefined,
    onClear: () => undefined,
    books: ready({ items: sampleBooks(20), count: 263 }),
    stale: false,
    page: 1,
    onPage: () => undefined,
  },
} satisfies Meta<typeof AddedServicesView>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: PHONE };

export const Loading: Story = {
  args: { slides: LOADING, books: LOADING, dimensions: LOADING },
};
export const LoadingOnPhone: Story = { ...Loading, globals: PHONE };

export const Empty: Story = { args: { typed: '没有这样的书名', books: ready({ items: [], count: 0 }) } };

export const PastTheLastPage: Story = { args: { page: 99, books: ready({ items: [], count: 263 }) } };

export const Failed: Story = { args: { slides: ready([]), books: FAILED } };
/** The books can be read without the filters. */
export const FiltersFailed: Story = { args: { dimensions: FAILED } };
