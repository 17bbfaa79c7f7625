import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleStops } from './samples.js';
import { StopList } from './StopList.js';

const meta = {
  title: '家长/StopList',
  tags: ['稳定'],
  component: StopList,
  args: { stops: sampleStops, from: 1 },
} satisfies Meta<typeof StopList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Numbered: Story = { name: '有序号' };

export const Marked: Story = {
  name: '标出检索词',
  args: { from: undefined, marked: '志愿' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '出分到截止：填志愿的七天怎么用' })).toBeVisible();
    await expect(canvas.getAllByText('志愿')[0]?.tagName).toBe('MARK');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { stops: [] } };
