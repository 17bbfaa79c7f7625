import type { Meta, StoryObj } from '@storybook/react-vite';

import { landscape } from '../../samples.js';
import { BookCover } from './BookCover.js';

const meta = {
  title: '图书/BookCover',
  tags: ['稳定'],
  component: BookCover,
  args: {
    cover: {
      title: '高考物理真题卷',
      subject: '理',
      stage: 'high',
      year: '2027',
      series: '高中 · 新高考',
      seal: '砚田',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: '15rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookCover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

export const DrawnWithALongTitle: Story = {
  name: '长书名的画封',
  args: {
    cover: { title: '中国历史图典与地图精读', subject: '史', stage: 'middle', year: '2027', series: '初一' },
  },
};

export const DrawnWide: Story = {
  name: '横幅画封',
  args: { cover: { title: '小学必背古诗卡片', subject: '诗', stage: 'primary', year: '2027', wide: true } },
};

export const Printed: Story = {
  name: '印好的封面',
  args: { cover: { title: '名胜', image: landscape(200), wide: true } },
};
