import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleArticles } from '../../../kits/samples/articles.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { ParentChildGardenView } from './ParentChildGarden.view.js';

const articles = sampleList(sampleArticles);

const meta = {
  title: '页面/家长/亲子园地',
  id: '页面-parentchildgarden',
  component: ParentChildGardenView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    title: '亲子园地',
    slides: ready([{ id: 1, image: '', title: '饭桌上的二十分钟，\n先别问分数' }]),
    articles,
  },
} satisfies Meta<typeof ParentChildGardenView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { slides: LOADING, articles: { ...articles, results: LOADING } } };

export const Empty: Story = {
  args: {
    slides: ready([]),
    articles: { ...articles, search: '没有这样的文章', results: ready({ items: [], count: 0 }) },
  },
};

export const Failed: Story = { args: { slides: FAILED, articles: { ...articles, results: FAILED } } };
