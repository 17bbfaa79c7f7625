import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { ReasonDialog } from './ReasonDialog.js';

const meta = {
  title: '案头/ReasonDialog',
  tags: ['试用'],
  component: ReasonDialog,
  args: {
    open: true,
    title: '停用这个账号',
    children: '本人马上退出，不能再登录。',
    reasons: ['本人来电', longName],
    confirm: '停用',
    danger: true,
    choice: '发短信告诉本人',
    onClose: fn(),
    onConfirm: fn(),
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof ReasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '停用' }));
    await expect(canvas.getByText('请写明事由')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '本人来电' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '发短信告诉本人' }));
    await userEvent.click(canvas.getByRole('button', { name: '停用' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('本人来电', false);
  },
};

export const Plain: Story = {
  name: '没有现成的事由',
  args: { reasons: [], danger: false, choice: undefined },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
