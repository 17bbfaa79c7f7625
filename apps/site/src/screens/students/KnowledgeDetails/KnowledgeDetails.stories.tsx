import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticlePage } from '../../../kits/samples/article-page.js';
import { sampleArticles } from '../../../kits/samples/articles.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { KnowledgeDetailsView } from './KnowledgeDetails.view.js';

const meta = {
  title: '页面/学生/知识干货详情',
  id: '页面-knowledgedetails',
  component: KnowledgeDetailsView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    ...sampleArticlePage({ label: '知识干货', href: paths.KnowledgeDrivenGoods.href() }),
    others: { title: '大家还学习了', kind: 'article', items: ready(sampleArticles) },
  },
} satisfies Meta<typeof KnowledgeDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { article: LOADING } };

export const Missing: Story = { args: { article: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { article: FAILED } };
