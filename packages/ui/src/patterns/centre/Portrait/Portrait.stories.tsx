import type { Meta, StoryObj } from '@storybook/react-vite';

import { landscape } from '../../samples.js';
import { Portrait } from './Portrait.js';

const meta = {
  title: '个人中心/Portrait',
  tags: ['稳定'],
  component: Portrait,
  args: { name: '陶老师', style: { width: '11rem' } },
} satisfies Meta<typeof Portrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

export const WithPicture: Story = { name: '有图片', args: { src: landscape(150) } };

export const Small: Story = { name: '小', args: { style: { width: '5rem' } } };
