import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TileMap } from './TileMap.js';

const meta = {
  title: '店铺/TileMap',
  tags: ['稳定'],
  component: TileMap,
  args: {
    label: '地区',
    value: '37',
    onChange: fn(),
    tiles: [
      { value: '11', name: '北京市', short: '京', row: 1, column: 6 },
      { value: '13', name: '河北省', short: '冀', row: 2, column: 6 },
      { value: '41', name: '河南省', short: '豫', row: 3, column: 5 },
      { value: '37', name: '山东省', short: '鲁', row: 3, column: 6 },
      { value: '34', name: '安徽省，没有书店', short: '皖', row: 4, column: 6, empty: true },
    ],
    style: { maxWidth: '24rem' },
  },
} satisfies Meta<typeof TileMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NoneChosen: Story = { args: { value: '' } };
export const Phone: Story = { args: { style: {} }, globals: { viewport: { value: 'phone' } } };

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenCalledWith('41');
  },
};
