import type { Meta, StoryObj } from '@storybook/react-vite';

import { brand, landscape } from '../../samples.js';
import { BrandMark } from './BrandMark.js';

const meta = {
  title: '外框/BrandMark',
  tags: ['稳定'],
  component: BrandMark,
  args: { brand },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Compact: Story = { args: { compact: true } };

export const ConfiguredLogo: Story = {
  name: '自定义标志',
  args: { brand: { ...brand, logoUrl: landscape(210) } },
};
