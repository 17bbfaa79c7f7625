import type { Meta, StoryObj } from '@storybook/react-vite';

import { NewPasswordView } from './NewPassword.view.js';

const meta = {
  title: '页面/登录/设置新密码',
  id: '页面-newpassword',
  component: NewPasswordView,
  args: {
    title: '设置新密码',
    recovered: { type: 1, account: '13800000003', code: '042917' },
    onSubmit: () => Promise.resolve(),
    onBack: () => undefined,
  },
} satisfies Meta<typeof NewPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
