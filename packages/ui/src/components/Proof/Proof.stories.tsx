import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Proof } from './Proof.js';

const meta = {
  title: '内容/Proof',
  tags: ['试用'],
  component: Proof,
  args: { wrong: '求 16 的平方根，得 4。', right: '求 16 的算术平方根，得 4。' },
} satisfies Meta<typeof Proof>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '还没有改正',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('平方根', { selector: 'del' })).toHaveTextContent('误：平方根');
    await expect(canvas.getByText('算术平方根', { selector: 'ins' })).toHaveTextContent('，正：算术平方根');
  },
};

export const Settled: Story = { name: '已经改正', args: { settled: true } };

/** Nothing stands in the place of a word that is one too many. */
export const Deleted: Story = { name: '多印的字', args: { wrong: '的的', right: '' } };

export const Long: Story = {
  name: '在手机上',
  args: {
    wrong: '第 9 题图：BC 边标 3，AC 边标 4，与题干相反',
    right: '第 9 题图：BC 边标 4，AC 边标 3，与题干一致',
  },
  globals: { viewport: { value: 'phone' } },
};
