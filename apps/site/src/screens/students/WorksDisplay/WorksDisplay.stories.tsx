import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleArticles } from '../../../kits/samples/articles.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { sampleHot, sampleStageFilters } from '../../../kits/samples/results.js';
import { WorksDisplayView } from './WorksDisplay.view.js';

const articles = sampleList(sampleArticles);

const meta = {
  title: '页面/学生/作品展示',
  id: '页面-worksdisplay',
  component: WorksDisplayView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    title: '作品展示',
    slides: ready([{ id: 1, image: '', title: '作品展示' }]),
    articles,
    filters: sampleStageFilters,
    hot: sampleHot,
  },
} satisfies Meta<typeof WorksDisplayView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: {
    slides: LOADING,
    articles: { ...articles, results: LOADING },
    filters: sampleStageFilters.map((filter) => ({ ...filter, options: LOADING })),
    hot: { ...sampleHot, items: LOADING },
  },
};

export const Empty: Story = { args: { articles: { ...articles, results: ready({ items: [], count: 0 }) } } };

export const Failed: Story = { args: { slides: FAILED, articles: { ...articles, results: FAILED } } };
