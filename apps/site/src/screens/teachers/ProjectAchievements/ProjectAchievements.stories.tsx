import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleArticles } from '../../../kits/samples/articles.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { sampleHot, sampleStageFilters } from '../../../kits/samples/results.js';
import { ProjectAchievementsView } from './ProjectAchievements.view.js';

const articles = sampleList(sampleArticles);

const meta = {
  title: '页面/教师/项目成果',
  id: '页面-projectachievements',
  component: ProjectAchievementsView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    title: '项目成果',
    slides: ready([{ id: 1, image: '', title: '项目成果' }]),
    articles,
    filters: sampleStageFilters,
    hot: sampleHot,
  },
} satisfies Meta<typeof ProjectAchievementsView>;
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
