import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { HistoryList } from './HistoryList.js';

const meta = {
  title: '案头/HistoryList',
  tags: ['试用'],
  component: HistoryList,
  args: {
    entries: [
      { id: '3', when: '11-21 13:05', text: '申请人改后再交，换了 1 张' },
      { id: '2', when: '11-20 16:32', text: '李敏退回：许可证已过期' },
      { id: '1', when: '11-19 09:12', text: '申请人交来' },
    ],
    style: { maxWidth: '24rem' },
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof HistoryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('11-21 13:05申请人改后再交');
  },
};

export const Ruled: Story = {
  name: '两行一条',
  args: {
    ruled: true,
    entries: [
      { id: '2', when: '今天 14:18', text: '周衡看了身份证号', detail: '事由：本人来电找回账号' },
      { id: '1', when: '11-20 10:02', text: '改了手机', detail: '137 **** 7781 → 136 **** 0005' },
      { id: '0', when: '05-17 19:24', text: '注册' },
    ],
  },
};

export const LongNames: Story = {
  name: '长名与短名',
  args: {
    entries: [
      { id: '1', when: '11-20', text: longName, detail: longName },
      { id: '0', when: '今天', text: '交来' },
    ],
  },
};

export const Phone: Story = { ...Ruled, name: '手机', globals: { viewport: { value: 'phone' } } };

export const Night: Story = { ...Ruled, name: '夜间', globals: { theme: 'night' } };
