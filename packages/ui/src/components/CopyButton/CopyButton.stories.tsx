import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';

import { CopyButton } from './CopyButton.js';

const meta = {
  title: '基础/CopyButton',
  tags: ['稳定'],
  component: CopyButton,
  args: { text: '7KXQ4MRW9TEB', label: '复制查询码' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const Compact: Story = { args: { compact: true } };

export const Copied: Story = {
  name: '已复制',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '复制查询码' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已复制'));
    await expect(write).toHaveBeenCalledWith('7KXQ4MRW9TEB');
  },
};

export const Failed: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: '复制查询码' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('没有复制成功'));
  },
};
