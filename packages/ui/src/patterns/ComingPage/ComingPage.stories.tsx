import type { Meta, StoryObj } from '@storybook/react-vite';

import { ways } from '../samples.js';
import { ComingPage } from './ComingPage.js';

const meta = {
  title: '组合/ComingPage',
  component: ComingPage,
  args: { title: '查找大学', homeHref: '#/home', ways },
} satisfies Meta<typeof ComingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
