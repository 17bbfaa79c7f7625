import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticlePage } from '../../../kits/samples/article-page.js';
import { sampleActivity, sampleOver } from '../../../kits/samples/activity.js';
import { FAILED, LOADING } from '../../../lib/samples/loadable.js';
import { ThematicDetailsView } from './ThematicDetails.view.js';

const meta = {
  title: '页面/学生/专题活动详情',
  id: '页面-thematicdetails',
  component: ThematicDetailsView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    ...sampleArticlePage({ label: '专题活动', href: paths.thematicActivities.href() }),
    activity: sampleActivity,
    results: [
      { id: 1, title: '《一道情境题的十一稿》', href: paths.projectAchievementsDetails.href({ id: 1 }) },
    ],
    resultsHref: paths.worksDisplay.href(),
  },
} satisfies Meta<typeof ThematicDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { article: LOADING, activity: undefined, results: [] } };

/** Over, without results. */
export const Over: Story = { args: { activity: sampleOver, results: [] } };

export const Missing: Story = { args: { article: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { article: FAILED } };
