import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DotList } from './DotList.js';

const meta = {
  title: '内容/DotList',
  tags: ['试用'],
  component: DotList,
  args: { words: ['高三', '物理', '江苏', '期中考试', '2026—2027'] },
} satisfies Meta<typeof DotList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '平常' };

export const Broken: Story = {
  name: '换行处没有点',
  decorators: [(story) => <div style={{ width: '9rem' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const left = canvas.getByText('高三').parentElement?.parentElement?.getBoundingClientRect().left ?? 0;
    const first = ['高三', '期中考试'].map((word) => canvas.getByText(word).getBoundingClientRect());
    // The dot, 1em wide, is clipped by the parent.
    await expect(first.every((box) => box.left < left)).toBe(true);
  },
};

export const EmptyWords: Story = { name: '略去空的', args: { words: ['高三', '', undefined, '2027'] } };

export const LongWord: Story = {
  name: '一个词比一行长',
  args: { words: ['高三', '贵州省黔西南布依族苗族自治州教育科学研究院附属实验学校'] },
  decorators: Broken.decorators ?? [],
};
