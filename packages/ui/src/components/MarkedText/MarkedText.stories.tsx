import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { MarkedText } from './MarkedText.js';

const meta = {
  title: '内容/MarkedText',
  tags: ['稳定'],
  component: MarkedText,
  args: { text: '强基计划报名到录取的时间线', words: '报名' },
} satisfies Meta<typeof MarkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('报名').tagName).toBe('MARK');
  },
};

export const ByPlaces: Story = {
  name: '按位置标',
  args: { text: '下列关于匀变速直线运动的说法正确的是', marks: [{ from: 4, to: 11 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('匀变速直线运动').tagName).toBe('MARK');
  },
};

export const NothingFound: Story = { name: '没有要标的词', args: { words: '护照' } };
