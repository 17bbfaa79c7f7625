import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleArticles } from '../../../kits/samples/articles.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { TalkPoliciesView } from './TalkPolicies.view.js';

const articles = sampleList(sampleArticles);

const meta = {
  title: '页面/家长/聊政策',
  id: '页面-talkpolicies',
  component: TalkPoliciesView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    title: '聊政策',
    slides: ready([{ id: 1, image: '', title: '政策不难懂：\n一篇只讲一件事' }]),
    articles,
  },
} satisfies Meta<typeof TalkPoliciesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { slides: LOADING, articles: { ...articles, results: LOADING } } };

export const Empty: Story = {
  args: {
    slides: ready([]),
    articles: { ...articles, search: '没有这样的政策', results: ready({ items: [], count: 0 }) },
  },
};

export const Failed: Story = { args: { slides: FAILED, articles: { ...articles, results: FAILED } } };
