import type { Meta, StoryObj } from '@storybook/react-vite';

import { Bookplate } from './Bookplate.js';

const meta = {
  title: '个人中心/Bookplate',
  tags: ['稳定'],
  component: Bookplate,
  args: {
    seal: '砚田',
    name: '陶老师',
    role: '教师',
    facts: ['济南市明湖实验中学', '山东省 济南市', '2026-05-11 入馆'],
    messagesHref: '#/myNotifications',
    unread: 2,
    settingsHref: '#/personalInfor',
    style: { maxWidth: '17.5rem' },
  },
} satisfies Meta<typeof Bookplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Teacher: Story = {};

export const NothingUnread: Story = { name: '没有未读', args: { unread: 0 } };

export const LongNameAndManyMessages: Story = {
  name: '名字长、消息多',
  args: { name: '一个名字有二十个字那么长的砚田读者朋友们', unread: 128, facts: ['', '2026-11-02 入馆'] },
};

export const LongNameAndManyMessagesOnPhone: Story = {
  args: { ...LongNameAndManyMessages.args, style: {} },
  globals: { viewport: { value: 'phone' } },
};

export const LongLatinName: Story = {
  name: '名字是拉丁字母',
  args: { name: 'Alexandra.Winterthur', style: { maxWidth: '14rem' } },
};

export const Phone: Story = {
  args: { style: {} },
  globals: { viewport: { value: 'phone' } },
};
