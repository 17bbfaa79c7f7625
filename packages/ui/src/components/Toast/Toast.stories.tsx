import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Button } from '../Button/index.js';
import { ToastProvider } from './ToastProvider.js';
import { useToast } from './toasts.js';

function Buttons() {
  const toast = useToast();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, paddingBottom: '16rem' }}>
      <Button onClick={() => toast.success('已加入收藏')}>成功</Button>
      <Button onClick={() => toast.error('账号或密码不正确')}>错误</Button>
      <Button onClick={() => toast.info('资源共三个文件，将依次下载')}>消息</Button>
      <Button
        onClick={() =>
          toast.success('已取消收藏', { label: '撤销', onSelect: () => toast.info('已放回收藏') })
        }
      >
        可以撤销
      </Button>
      <Button onClick={() => toast.warning('请在勾选协议后进行注册或登录')}>提醒</Button>
    </div>
  );
}

const meta = {
  title: '浮层/Toast',
  tags: ['稳定'],
  component: ToastProvider,
  // In an iframe: on the page it would cover the other stories.
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: { children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {
  name: '全部种类',
  play: async ({ canvas }) => {
    for (const name of ['成功', '错误', '提醒']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('账号或密码不正确');
    await expect(canvas.getByRole('status')).toHaveTextContent('已加入收藏');
  },
};

export const SameWordsOnce: Story = {
  name: '相同消息只显示一次',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '成功' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(canvas.getAllByText('已加入收藏')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '关闭这条消息' }));
    await expect(canvas.queryByText('已加入收藏')).toBeNull();
  },
};

export const WithAction: Story = {
  name: '可以撤销',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '可以撤销' }));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(canvas.queryByText('已取消收藏')).toBeNull();
    await expect(canvas.getByText('已放回收藏')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '可以撤销' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '撤销' })).toBeVisible());
  },
};

export const OnThePhone: Story = {
  name: '手机',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '错误' }));
    await waitFor(() => expect(canvas.getByText('账号或密码不正确')).toBeVisible());
  },
};
