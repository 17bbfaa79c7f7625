import type { Meta, StoryObj } from '@storybook/react-vite';

import { teacher, visitor } from '../../samples.js';
import { AccountLink } from './AccountLink.js';

const meta = {
  title: '外框/AccountLink',
  tags: ['稳定'],
  component: AccountLink,
  args: { account: visitor },
} satisfies Meta<typeof AccountLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const VisitorOnAPhone: Story = { name: '手机上未登录', args: { compact: true } };

export const LoggedIn: Story = { name: '已登录', args: { account: teacher } };
