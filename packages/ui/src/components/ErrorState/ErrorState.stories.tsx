import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ErrorState } from './ErrorState.js';

const meta = { title: '状态/ErrorState', tags: ['稳定'], component: ErrorState } satisfies Meta<
  typeof ErrorState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  name: '可以重试',
  args: { onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { name: '正在重试', args: { onRetry: fn(), retrying: true } };

export const ServerWords: Story = {
  name: '服务器的消息',
  args: {
    title: '这本书不在架上',
    description: '它可能已经改版，请到书目里找一找新的版本。',
  },
};
