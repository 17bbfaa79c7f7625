import type { Meta, StoryObj } from '@storybook/react-vite';

import { ways } from '../../samples.js';
import { NotFoundPage } from './NotFoundPage.js';

const meta = {
  title: '外框/NotFoundPage',
  tags: ['稳定'],
  component: NotFoundPage,
  args: { homeHref: '#/home', ways },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
