import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { foundBehind, foundPapers } from '../found-samples.js';
import { SnippetLine, type Snippet } from './SnippetLine.js';

const [long, short] = foundPapers.flatMap(({ snippets }) => snippets) as [Snippet, Snippet];
const behind = foundBehind[0]?.snippets.at(-1) ?? short;

const meta = {
  title: '试卷/SnippetLine',
  tags: ['试用'],
  component: SnippetLine,
  args: { snippet: short },
} satisfies Meta<typeof SnippetLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  name: '短',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /匀变速直线运动.*第 3 页$/ })).toBeVisible();
    await expect(canvas.getByText('匀变速直线运动').tagName).toBe('MARK');
  },
};

export const Long: Story = { name: '长', args: { snippet: long } };

export const BehindTheCut: Story = { name: '下载后才看的页', args: { snippet: behind } };

export const Phone: Story = { ...Long, name: '手机', globals: { viewport: { value: 'phone' } } };
