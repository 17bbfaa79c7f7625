import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticlePage } from '../../../kits/samples/article-page.js';
import { sampleArticle, sampleArticles } from '../../../kits/samples/articles.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { TalkPoliciesDetailsView } from './TalkPoliciesDetails.view.js';

const recommended = { title: '推荐阅读', kind: 'article' as const, items: ready(sampleArticles.slice(1)) };

const meta = {
  title: '页面/家长/聊政策详情',
  id: '页面-talkpoliciesdetails',
  component: TalkPoliciesDetailsView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    ...sampleArticlePage(
      { label: '家长学堂', href: paths.parentSchool.href() },
      { label: '聊政策', href: paths.talkPolicies.href() },
    ),
    recommended,
  },
} satisfies Meta<typeof TalkPoliciesDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { article: LOADING, recommended: { ...recommended, items: LOADING } } };

/** An article of a title and a text alone, with nothing to recommend. */
export const Bare: Story = {
  args: {
    article: ready({ ...sampleArticle, intro: '', source: '', author: '', tags: [], next: undefined }),
    recommended: { ...recommended, items: ready([]) },
  },
};

export const Missing: Story = { args: { article: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { article: FAILED, recommended: { ...recommended, items: FAILED } } };
