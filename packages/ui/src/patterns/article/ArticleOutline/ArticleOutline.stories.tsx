import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ArticleOutline } from './ArticleOutline.js';

const meta = {
  title: '文章/ArticleOutline',
  tags: ['稳定'],
  component: ArticleOutline,
  args: {
    entries: [
      { id: 'section-1', title: '怎样换算' },
      { id: 'section-2', title: '三个常见误会' },
      { id: 'section-3', title: '家长可以做什么' },
    ],
    currentId: 'section-2',
    onGo: fn(),
    style: { maxWidth: '12rem' },
  },
} satisfies Meta<typeof ArticleOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  name: '在正文旁边',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '三个常见误会' }));
    await expect(args.onGo).toHaveBeenCalledWith('section-2');
  },
};

export const Folded: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { folded: true, style: {} },
};
