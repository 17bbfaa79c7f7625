import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleArticles } from '../../../kits/samples/articles.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { StudentWorldListView } from './StudentWorldList.view.js';

const articles = sampleList(sampleArticles, { search: '错题' });
const columns = [
  { id: '26', label: '知识干货' },
  { id: '29', label: '作品展示' },
];

const meta = {
  title: '页面/学生/学生天地检索',
  id: '页面-studentworldlist',
  component: StudentWorldListView,
  args: { title: '学生天地检索', articles, columns, column: '26', onColumn: () => undefined },
} satisfies Meta<typeof StudentWorldListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { articles: { ...articles, results: LOADING } } };

export const Empty: Story = { args: { articles: { ...articles, results: ready({ items: [], count: 0 }) } } };

export const Failed: Story = { args: { articles: { ...articles, results: FAILED } } };
