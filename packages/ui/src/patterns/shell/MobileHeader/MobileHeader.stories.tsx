import type { Meta, StoryObj } from '@storybook/react-vite';

import { brand, teacher, visitor } from '../../samples.js';
import { MobileHeader } from './MobileHeader.js';

const meta = {
  title: '外框/MobileHeader',
  tags: ['稳定'],
  component: MobileHeader,
  args: {
    brand,
    menuOpen: false,
    onMenuOpen: () => undefined,
    searchHref: '#/addedServices',
    onSearchOpen: () => undefined,
    account: visitor,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const LoggedIn: Story = { name: '已登录', args: { account: teacher } };
