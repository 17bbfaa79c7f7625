import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { papers } from '../../samples.js';
import { DatedList } from './DatedList.js';

const meta = {
  title: '文章/DatedList',
  tags: ['稳定'],
  component: DatedList,
  args: {
    title: '最新上传',
    moreHref: '#more',
    items: papers.map(({ id, title, href }, index) => ({
      id,
      title,
      href,
      date: index < 2 ? '2026-11-18' : '2026-11-07',
    })),
  },
  decorators: [(story) => <div style={{ maxWidth: '24rem' }}>{story()}</div>],
} satisfies Meta<typeof DatedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('11-18')).toHaveLength(1);
  },
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { items: [] } };
