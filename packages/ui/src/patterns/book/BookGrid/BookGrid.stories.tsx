import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';

import { books } from '../../samples.js';
import { BookGrid } from './BookGrid.js';

const meta = { title: '图书/BookGrid', tags: ['稳定'], component: BookGrid, args: { books } } satisfies Meta<
  typeof BookGrid
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WideCover: Story = {
  name: '横的封面',
  args: { books: books.slice(3) },
  globals: { viewport: { value: 'laptop' } },
  parameters: { spec: ['A3 book wide image'] },
  play: async ({ canvas }) => {
    const cover = (title: RegExp) => {
      const stand = canvas
        .getByRole('link', { name: title })
        .closest('article')
        ?.querySelector('.book-stand');
      return stand?.firstElementChild?.getBoundingClientRect();
    };
    const wide = cover(/中国历史图典/);
    const upright = cover(/中考数学压轴/);
    await expect(wide?.width).toBeGreaterThan(2 * (upright?.width ?? 0));
    await expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await expect(wide?.bottom).toBeCloseTo(upright?.bottom ?? 0, -1);
  },
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { books: [] } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
