import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticlePage } from '../../../kits/samples/article-page.js';
import { FAILED, LOADING } from '../../../lib/samples/loadable.js';
import { CooperatePlateView } from './CooperatePlate.view.js';

const meta = {
  title: '页面/教师/合作平台',
  id: '页面-cooperateplate',
  component: CooperatePlateView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    ...sampleArticlePage({ label: '教师助手', href: paths.teacherHand.href() }),
  },
} satisfies Meta<typeof CooperatePlateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { article: LOADING } };

export const Missing: Story = { args: { article: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { article: FAILED } };
