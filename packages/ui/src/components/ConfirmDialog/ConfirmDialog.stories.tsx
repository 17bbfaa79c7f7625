import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../Button/index.js';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.js';

function ConfirmDialogWithOpener({ open: openAtFirst, onConfirm, onCancel, ...props }: ConfirmDialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <ConfirmDialog
        {...props}
        open={open}
        onConfirm={() => {
          onConfirm();
          setOpen(false);
        }}
        onCancel={() => {
          onCancel();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: '浮层/ConfirmDialog',
  tags: ['稳定'],
  component: ConfirmDialog,
  render: (args) => <ConfirmDialogWithOpener {...args} />,
  // In an iframe: on the page it would cover the other stories.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    open: true,
    title: '提交报名',
    children: '提交之后不能再改学段与学科，确定现在提交吗？',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '平常',
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('alertdialog', { name: '提交报名' });
    await expect(dialog).toHaveAccessibleDescription('提交之后不能再改学段与学科，确定现在提交吗？');
    const confirm = canvas.getByRole('button', { name: '确定' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

const danger = {
  tone: 'danger',
  title: '移除附件',
  children: '作品集.pdf 已经上传。移除之后要重新选择和上传，确定移除吗？',
  confirmLabel: '移除',
  cancelLabel: '留着',
} as const;

export const Danger: Story = {
  name: '不能恢复',
  args: danger,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '留着' })).toHaveFocus());
  },
};

export const Busy: Story = {
  name: '处理中',
  args: { ...danger, busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /移除/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LeavingSaysNo: Story = {
  name: '离开即取消',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};
