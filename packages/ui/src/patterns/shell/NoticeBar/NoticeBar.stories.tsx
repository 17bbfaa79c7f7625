import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { NoticeBar } from './NoticeBar.js';

const meta = {
  title: '外框/NoticeBar',
  tags: ['稳定'],
  component: NoticeBar,
  // In an iframe: on the page the bar would cover the other stories.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '8rem' } } },
  args: { onAction: fn(), onClose: fn() },
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const offline = {
  kind: 'warning',
  children: '当前网络不可用，打开过的内容仍可查看',
  actionLabel: '重试',
} as const;
const update = { children: '网站已更新，刷新后使用新版本', actionLabel: '刷新' } as const;

export const Offline: Story = {
  name: '网络不可用',
  args: offline,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('当前网络不可用');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '关闭这条提示' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NewVersion: Story = { name: '有新版本', args: update };

export const Silent: Story = {
  name: '没有提示',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OfflineOnThePhone: Story = {
  name: '网络不可用（手机）',
  args: offline,
  globals: { viewport: { value: 'phone' } },
};

export const NewVersionOnThePhone: Story = {
  name: '有新版本（手机）',
  args: update,
  globals: { viewport: { value: 'phone' } },
};
