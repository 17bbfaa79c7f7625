import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticlePage } from '../../../kits/samples/article-page.js';
import { FAILED, LOADING } from '../../../lib/samples/loadable.js';
import { EnterpriseDetailsView } from './EnterpriseDetails.view.js';

const meta = {
  title: '页面/公司/企业动态',
  id: '页面-enterprisedetails',
  component: EnterpriseDetailsView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    ...sampleArticlePage({ label: '企业动态', href: paths.walkIntroTianLi.href({ text: '企业动态' }) }),
  },
} satisfies Meta<typeof EnterpriseDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { article: LOADING } };

export const Missing: Story = { args: { article: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { article: FAILED } };
