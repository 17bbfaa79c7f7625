import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { BookDonationView } from './BookDonation.view.js';

const meta = {
  title: '页面/教师/图书捐赠申请',
  id: '页面-bookdonation',
  component: BookDonationView,
  args: {
    title: '图书捐赠申请',
    crumbs: [
      { label: '首页', href: paths.home.href() },
      { label: '公益助学', href: paths.fundingPublicWelfareProjects.href() },
      { label: '图书捐赠申请' },
    ],
    regions: [{ value: '山东', label: '山东', children: [{ value: '济南', label: '济南' }] }],
    regionsLoading: false,
    sent: false,
    onSubmit: () => Promise.resolve(),
    onAgain: () => undefined,
  },
} satisfies Meta<typeof BookDonationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { regions: [], regionsLoading: true } };

export const Sent: Story = { args: { sent: true } };
