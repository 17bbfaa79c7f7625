import type { Meta, StoryObj } from '@storybook/react-vite';

import { FirstVisitDialog } from './FirstVisitDialog.js';

const meta = {
  title: '外框/FirstVisitDialog',
  tags: ['稳定'],
  component: FirstVisitDialog,
  args: {
    open: true,
    onClose: () => undefined,
    title: '欢迎来到砚田教育',
    text: '注册后可以下载试卷与随书资源、收藏图书，并报名教研活动。\n教师完成实名认证后，可申领样书。',
    registerHref: '#/loginRegister',
  },
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
} satisfies Meta<typeof FirstVisitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
