import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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

export const NightLogo: Story = {
  name: '夜间另有标志',
  args: { brand: { ...brand, logoUrl: landscape(210), logoNightUrl: landscape(20) } },
  globals: { theme: 'night' },
  play: async ({ canvas }) => {
    const shown = await canvas.findAllByRole('img', { name: brand.name });
    await expect(shown.map((logo) => logo.getAttribute('src'))).toEqual([landscape(20)]);
  },
};

export const BrokenLogo: Story = {
  name: '标志取不到',
  args: { brand: { ...brand, logoUrl: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(brand.name)).toBeVisible();
  },
};
