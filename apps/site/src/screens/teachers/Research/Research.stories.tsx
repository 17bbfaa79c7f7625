import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleArticles } from '../../../kits/samples/articles.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { ResearchView } from './Research.view.js';

const articles = sampleList(sampleArticles);

const meta = {
  title: '页面/教师/教研项目',
  id: '页面-research',
  component: ResearchView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: { title: '教研项目', slides: ready([{ id: 1, image: '', title: '教研项目' }]), articles },
} satisfies Meta<typeof ResearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { slides: LOADING, articles: { ...articles, results: LOADING } } };

export const Empty: Story = { args: { articles: { ...articles, results: ready({ items: [], count: 0 }) } } };

export const Failed: Story = { args: { slides: FAILED, articles: { ...articles, results: FAILED } } };
