import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VisuallyHidden } from './VisuallyHidden.js';

const meta = {
  title: '基础/VisuallyHidden',
  tags: ['稳定'],
  component: VisuallyHidden,
  args: { children: '次下载' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideANumber: Story = {
  name: '与数字并排',
  render: (args) => (
    <p>
      1,284
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('次下载');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
