import type { Meta, StoryObj } from '@storybook/react-vite';

import { papers } from '../../samples.js';
import type { Paper } from './paper.js';
import { PaperRow } from './PaperRow.js';

const [paper] = papers as [Paper, ...Paper[]];

const meta = {
  title: '试卷/PaperRow',
  tags: ['稳定'],
  component: PaperRow,
  args: { paper },
} satisfies Meta<typeof PaperRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '平常' };

export const WithFavouriteAndViews: Story = {
  name: '带收藏与浏览次数',
  args: { paper: { ...paper, views: 8210, favourite: true }, onToggleFavourite: () => undefined },
};

export const LastSeen: Story = {
  name: '上次看到这里',
  args: {
    paper: { ...paper, views: 8210, favourite: false, lastSeen: true },
    onToggleFavourite: () => undefined,
  },
  decorators: [(story) => <div style={{ padding: '0 1rem' }}>{story()}</div>],
};

export const Phone: Story = {
  ...WithFavouriteAndViews,
  name: '手机',
  globals: { viewport: { value: 'phone' } },
};
