import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticles } from '../../../kits/samples/articles.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { sampleStops } from '../../../lib/samples/stops.js';
import { CheckTheProcessListView } from './CheckTheProcessList.view.js';

const stops = sampleList(sampleStops, { search: '报名' });
const recommended = { title: '推荐阅读', kind: 'article' as const, items: ready(sampleArticles) };

const meta = {
  title: '页面/家长/看流程检索',
  id: '页面-checktheprocesslist',
  component: CheckTheProcessListView,
  args: {
    title: '看流程',
    crumbs: [
      { label: '首页', href: paths.home.href() },
      { label: '家长学堂', href: paths.parentSchool.href() },
      { label: '看流程', href: paths.checkTheProcess.href() },
      { label: '搜索' },
    ],
    stops,
    recommended,
  },
} satisfies Meta<typeof CheckTheProcessListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { stops: { ...stops, results: LOADING }, recommended: { ...recommended, items: LOADING } },
};

export const Empty: Story = {
  args: {
    stops: { ...stops, search: '护照', results: ready({ items: [], count: 0 }) },
    recommended: { ...recommended, items: ready([]) },
  },
};

export const Failed: Story = {
  args: { stops: { ...stops, results: FAILED }, recommended: { ...recommended, items: FAILED } },
};
