import type { Meta, StoryObj } from '@storybook/react-vite';

import { ActivityOrigin } from '../../../kits/activity/ActivityOrigin.js';
import { ArticlePage } from '../../../kits/article/ArticlePage.js';
import { DonationInvitation } from '../../../kits/donation/DonationInvitation.js';
import { sampleArticlePage } from '../../../kits/samples/article-page.js';
import { sampleArticle, sampleArticles } from '../../../kits/samples/articles.js';
import { sampleHot } from '../../../kits/samples/results.js';
import { SideList } from '../../../kits/side/SideList.js';
import { paths } from '../../../lib/config/paths.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';

const recommended = { title: '推荐阅读', kind: 'article' as const, items: ready(sampleArticles.slice(1)) };

const meta = {
  title: '页面/栏目/文章',
  id: '页面-columnarticle',
  component: ArticlePage,
  args: {
    ...sampleArticlePage(
      { label: '家长学堂', href: paths.parentSchool.href() },
      { label: '聊政策', href: paths.talkPolicies.href() },
    ),
    side: <SideList list={recommended} />,
  },
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** 公益助学: an invitation beside the text. */
export const WithInvitation: Story = { args: { side: <DonationInvitation /> } };

/** 项目成果 and 作品展示: the activity that it came of, and other activities beside the text. */
export const OfActivity: Story = {
  name: '出自活动',
  args: {
    before: (
      <ActivityOrigin
        origin={{ kind: '教师活动', title: '情境题命题工作坊', href: paths.activityDetails.href({ id: 2 }) }}
      />
    ),
    side: <SideList list={sampleHot} />,
  },
};

/** 合作平台, 诚聘英才 and 企业动态: nothing beside the text. */
export const TextAlone: Story = { name: '只有正文', args: { side: undefined } };

/** An article of a title and a text alone. */
export const Bare: Story = {
  args: {
    article: ready({ ...sampleArticle, intro: '', source: '', author: '', tags: [], next: undefined }),
    side: <SideList list={{ ...recommended, items: ready([]) }} />,
  },
};

export const Loading: Story = {
  args: { article: LOADING, side: <SideList list={{ ...recommended, items: LOADING }} /> },
};
export const Missing: Story = { args: { article: { state: 'missing', withdrawn: false } } };
export const Failed: Story = { args: { article: FAILED } };
