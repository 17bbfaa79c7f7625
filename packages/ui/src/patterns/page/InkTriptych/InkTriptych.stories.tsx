import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { InkTriptych } from './InkTriptych.js';

const cards = [
  {
    title: '教研项目',
    descr: '三十二项课题面向一线教师开放，从问题出发，以课例收尾。',
    href: '#/research',
    action: '查看课题',
  },
  {
    title: '教学活动',
    descr: '命题工作坊、同课异构、读书沙龙，线上线下同步报名。',
    href: '#/teachingActivities',
    action: '我要报名',
  },
  {
    title: '样书申请',
    descr: '教研组长可为本校申请电子样书，乡村学校可申请图书捐赠。',
    href: '#/bookDonation',
    action: '去申请',
  },
];

const meta = {
  title: '版面/InkTriptych',
  tags: ['稳定'],
  component: InkTriptych,
  args: { cards },
} satisfies Meta<typeof InkTriptych>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithoutLink: Story = {
  name: '没有链接',
  args: { cards: cards.map((card, index) => (index === 1 ? { ...card, href: undefined } : card)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: '教学活动' })).toBeVisible();
    await expect(canvas.queryByText('我要报名')).toBeNull();
  },
};

export const Loading: Story = { args: { cards: [], loading: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
