import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AddressMap } from './AddressMap.js';

/** A square with its own number, like a tile server's. */
const TILE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><rect width='255' height='255' fill='%23efe6d6'/><text x='90' y='130'>{x}</text></svg>";

const SKETCH =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 780 420' width='780' height='420'><rect width='780' height='420' fill='%23efe7d8'/><path d='M0 210h780M160 0v420M420 0v420' stroke='%23fffcf5' stroke-width='30'/><path d='M160 350V210h250' fill='none' stroke='%23b4362d' stroke-width='4' stroke-dasharray='1 9' stroke-linecap='round'/></svg>";

const meta = {
  title: '公司/AddressMap',
  tags: ['稳定'],
  component: AddressMap,
  args: {
    name: '砚田教育济南分社',
    address: '济南市历下区书带草路18号',
    seal: '砚田',
    longitude: 117.0226,
    latitude: 36.6613,
  },
} satisfies Meta<typeof AddressMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a tile server. */
export const Sketched: Story = {
  name: '街道草图',
  args: { image: SKETCH, imageFocus: '20% 50%' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('figure', { name: '地图：砚田教育济南分社，济南市历下区书带草路18号' }),
    ).toBeVisible();
  },
};

export const Tiled: Story = {
  name: '接上地图服务',
  args: { tiles: { template: `${TILE}<!--{z}/{y}-->`, attribution: '© 示例地图' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(15);
  },
};

export const Phone: Story = { ...Sketched, globals: { viewport: { value: 'phone' } } };
