import type { Meta, StoryObj } from '@storybook/react-vite';

import { landscape } from '../../samples.js';
import { ShopsDrawer } from './ShopsDrawer.js';

const meta = {
  title: '外框/ShopsDrawer',
  tags: ['稳定'],
  component: ShopsDrawer,
  args: {
    open: true,
    onClose: () => undefined,
    shops: [
      { platform: '天猫旗舰店', image: '', url: 'https://example.com/tmall' },
      { platform: '京东旗舰店', image: landscape(10), url: 'https://example.com/jd' },
      { platform: '拼多多旗舰店', image: '', url: 'https://example.com/pdd' },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof ShopsDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { shops: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
