import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../../components/Button/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { brand } from '../../samples.js';
import { LoginCard } from './LoginCard.js';

const meta = {
  title: '外框/LoginCard',
  tags: ['稳定'],
  component: LoginCard,
  args: {
    brand,
    title: '登录',
    motto: ['以墨为田', '耕读不辍'],
    children: (
      <div style={{ display: 'grid', gap: '1.5rem' }}>
        <Skeleton shape="block" height="3rem" />
        <Skeleton shape="block" height="3rem" />
        <Button variant="primary" block>
          登录
        </Button>
      </div>
    ),
    footer: '还没有账户？',
  },
} satisfies Meta<typeof LoginCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
