import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../Button/index.js';
import { TextField } from '../TextField/index.js';
import { Dialog, type DialogProps } from './Dialog.js';

function DialogWithOpener({ open: openAtFirst, ...props }: DialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  function close() {
    setOpen(false);
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              先看看
            </Button>
            <Button variant="primary" onClick={close}>
              立即注册
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: '浮层/Dialog',
  tags: ['稳定'],
  component: Dialog,
  render: DialogWithOpener,
  // In an iframe: on the page it would cover the other stories.
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: {
    onClose: fn(),
    open: true,
    title: '欢迎来到砚田',
    children: '注册之后可以收藏图书与试卷，免费下载配套资源，并收到您所在学段的新卷提醒。',
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '打开' };

export const Small: Story = {
  name: '小',
  args: { size: 'sm', title: '确认删除', children: '删除之后不能恢复。' },
};

export const OnThePhone: Story = { name: '手机', globals: { viewport: { value: 'phone' } } };

export const BeginsAtField: Story = {
  name: '从第一格开始',
  args: {
    title: '确认是您本人',
    children: (
      <form>
        <TextField label="登录密码" />
      </form>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('登录密码')).toHaveFocus();
  },
};

export const FocusAndScroll: Story = {
  name: '焦点与滚动',
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: '欢迎来到砚田' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(document.documentElement.style.overflow).toBe('');
  },
};

export const PressBesideTheBox: Story = {
  name: '点击对话框外',
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(canvas.getByText(/注册之后/));
    await expect(dialog).toHaveAttribute('open');
    // A click on the backdrop has the <dialog> as its target.
    await userEvent.click(dialog);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
