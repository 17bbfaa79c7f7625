import type { Meta, StoryObj } from '@storybook/react-vite';

import { RetrievePasswordLoginView } from './RetrievePasswordLogin.view.js';

const meta = {
  title: '页面/登录/找回密码',
  id: '页面-retrievepasswordlogin',
  component: RetrievePasswordLoginView,
  args: {
    title: '找回密码',
    defaultValues: {},
    onSendCode: () => Promise.resolve(),
    onNext: () => Promise.resolve(),
  },
} satisfies Meta<typeof RetrievePasswordLoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ByEmail: Story = { args: { defaultValues: { type: 2, email: 'lu.laoshi@example.com' } } };
