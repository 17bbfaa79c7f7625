import type { Meta, StoryObj } from '@storybook/react-vite';

import { AccountContents } from './AccountContents.js';

const meta = {
  title: '个人中心/AccountContents',
  tags: ['稳定'],
  component: AccountContents,
  args: {
    entries: [
      { label: '我的书房', href: '#/personalCenter' },
      { label: '我的图书', href: '#/myBook', count: 3 },
      { label: '我的下载', href: '#/myDownloads', count: 1240 },
      { label: '我的收藏', href: '#/myCollection' },
      { label: '站内消息', href: '#/myNotifications', unread: 2 },
      { label: '个人信息', href: '#/personalInfor', unread: 0 },
    ],
    more: [{ label: '隐私政策', href: '#/privacyAgreement' }],
    currentHref: '#/myDownloads',
    onLogOut: () => undefined,
    style: { maxWidth: '17.5rem', marginLeft: '1.5rem' },
  },
} satisfies Meta<typeof AccountContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = {
  args: { style: {}, currentHref: undefined },
  globals: { viewport: { value: 'phone' } },
};
