import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticlePage } from '../../../kits/samples/article-page.js';
import { sampleActivity, sampleEnrolled, sampleOver } from '../../../kits/samples/activity.js';
import { FAILED, LOADING } from '../../../lib/samples/loadable.js';
import { ActivityDetailsView } from './ActivityDetails.view.js';

const meta = {
  title: '页面/教师/活动详情',
  id: '页面-activitydetails',
  component: ActivityDetailsView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    ...sampleArticlePage({ label: '教学活动', href: paths.teachingActivities.href() }),
    activity: sampleActivity,
    results: [
      { id: 1, title: '《一道情境题的十一稿》', href: paths.projectAchievementsDetails.href({ id: 1 }) },
    ],
    resultsHref: paths.projectAchievements.href(),
  },
} satisfies Meta<typeof ActivityDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { article: LOADING, activity: undefined, results: [] } };

/** Enrolled, with the file still to come. */
export const Enrolled: Story = { args: { activity: sampleEnrolled } };

/** Over, without results. */
export const Over: Story = { args: { activity: sampleOver, results: [] } };

export const Missing: Story = { args: { article: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { article: FAILED } };
