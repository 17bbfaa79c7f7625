import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from './Skeleton.js';

const meta = { title: '状态/Skeleton', tags: ['稳定'], component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { name: '文字', args: { lines: 3 } };

export const Cover: Story = { name: '封面', args: { shape: 'block', ratio: '3 / 4', width: '12rem' } };

export const PaperRow: Story = {
  name: '试卷行',
  render: () => (
    <div aria-busy="true" style={{ display: 'flex', alignItems: 'center', gap: 16, maxWidth: '40rem' }}>
      <Skeleton shape="block" width="2.875rem" height="2.875rem" />
      <Skeleton lines={2} style={{ flex: 1 }} />
    </div>
  ),
};
