import type { Meta, StoryObj } from '@storybook/react-vite';

import { ActivityPage } from '../../../kits/activity/ActivityPage.js';
import { sampleActivity, sampleEnrolled, sampleOver } from '../../../kits/samples/activity.js';
import { sampleArticlePage } from '../../../kits/samples/article-page.js';
import { sampleArticles } from '../../../kits/samples/articles.js';
import { SideList } from '../../../kits/side/SideList.js';
import { paths } from '../../../lib/config/paths.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';

const meta = {
  title: '页面/栏目/活动',
  id: '页面-columnactivity',
  component: ActivityPage,
  args: {
    ...sampleArticlePage({ label: '教学活动', href: paths.teachingActivities.href() }),
    activity: sampleActivity,
    results: [
      { id: 1, title: '《一道情境题的十一稿》', href: paths.projectAchievementsDetails.href({ id: 1 }) },
    ],
    resultsHref: paths.projectAchievements.href(),
    noun: '这场活动',
    detailsTab: '活动详情',
  },
} satisfies Meta<typeof ActivityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** 教研项目: without tabs, and with books beside the text. */
export const Project: Story = {
  name: '教研项目',
  args: {
    noun: '这个项目',
    detailsTab: undefined,
    side: <SideList list={{ title: '新书', kind: 'book', items: ready(sampleArticles) }} />,
  },
};

/** Enrolled, with the file still to come. */
export const Enrolled: Story = { args: { activity: sampleEnrolled } };

/** Over, without results. */
export const Over: Story = { args: { activity: sampleOver, results: [] } };

export const Loading: Story = { args: { article: LOADING, activity: undefined, results: [] } };
export const Missing: Story = { args: { article: { state: 'missing', withdrawn: false } } };
export const Failed: Story = { args: { article: FAILED } };
