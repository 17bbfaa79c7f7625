import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticlePage } from '../../../kits/samples/article-page.js';
import { FAILED, LOADING } from '../../../lib/samples/loadable.js';
import { JoinUsDetailsView } from './JoinUsDetails.view.js';

const meta = {
  title: '页面/公司/诚聘英才',
  id: '页面-joinusdetails',
  component: JoinUsDetailsView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    ...sampleArticlePage({ label: '诚聘英才', href: paths.walkIntroTianLi.href({ text: '诚聘英才' }) }),
  },
} satisfies Meta<typeof JoinUsDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { article: LOADING } };

export const Missing: Story = { args: { article: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { article: FAILED } };
