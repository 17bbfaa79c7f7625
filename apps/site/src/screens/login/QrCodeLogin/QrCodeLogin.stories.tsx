import type { Meta, StoryObj } from '@storybook/react-vite';

import { QrCodeLoginView } from './QrCodeLogin.view.js';

const meta = {
  title: '页面/登录/微信扫码登录',
  id: '页面-qrcodelogin',
  component: QrCodeLoginView,
  args: {
    title: '微信扫码登录',
  },
} satisfies Meta<typeof QrCodeLoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
