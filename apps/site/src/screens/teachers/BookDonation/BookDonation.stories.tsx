import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
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
    projects: {
      title: '公益助学',
      kind: 'article',
      items: ready([
        {
          id: 1,
          title: '“一间乡村阅览室”第八季：申请指南',
          href: paths.fundingDetails.href({ id: 1 }),
          image: '',
          note: '谁可以申请、给些什么、怎样填表。',
        },
      ]),
    },
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

const { projects } = meta.args;

export const Loading: Story = {
  args: { projects: { ...projects, items: LOADING }, regions: [], regionsLoading: true },
};

export const Failed: Story = { args: { projects: { ...projects, items: FAILED } } };

export const Sent: Story = { args: { sent: true } };
