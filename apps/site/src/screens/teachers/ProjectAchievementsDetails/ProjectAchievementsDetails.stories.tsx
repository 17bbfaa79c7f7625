import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticlePage } from '../../../kits/samples/article-page.js';
import { FAILED, LOADING } from '../../../lib/samples/loadable.js';
import { sampleHot } from '../../../kits/samples/results.js';
import { ProjectAchievementsDetailsView } from './ProjectAchievementsDetails.view.js';

const meta = {
  title: '页面/教师/项目成果详情',
  id: '页面-projectachievementsdetails',
  component: ProjectAchievementsDetailsView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    ...sampleArticlePage({ label: '项目成果', href: paths.projectAchievements.href() }),
    origin: { kind: '教师活动', title: '情境题命题工作坊', href: paths.activityDetails.href({ id: 2 }) },
    hot: sampleHot,
  },
} satisfies Meta<typeof ProjectAchievementsDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { article: LOADING } };

export const Missing: Story = { args: { article: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { article: FAILED } };
