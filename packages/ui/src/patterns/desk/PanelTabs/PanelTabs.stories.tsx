import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { onTheDesk } from '../samples.js';
import { PanelTabs } from './PanelTabs.js';

const meta = {
  title: '案头/PanelTabs',
  tags: ['试用'],
  component: PanelTabs,
  args: {
    title: '读者在找',
    note: '至 14:20',
    tabs: [
      { id: 'missing', label: '搜不到的' },
      { id: 'read', label: '最多人读' },
    ],
    value: 'missing',
    onChange: fn(),
    csvHref: '#/wanted.csv',
    children: <p>还没有</p>,
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof PanelTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
