import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { onTheDesk } from '../samples.js';
import { Kbd } from './Kbd.js';

const meta = {
  title: '案头/Kbd',
  tags: ['试用'],
  component: Kbd,
  args: { children: 'J' },
  decorators: [onTheDesk()],
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };

export const WithoutKeys: Story = {
  name: '按键没有打开',
  decorators: [(Story) => <Story />],
  render: () => <p>按键关着时按钮上不印键</p>,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('kbd')).toBeNull();
  },
};
