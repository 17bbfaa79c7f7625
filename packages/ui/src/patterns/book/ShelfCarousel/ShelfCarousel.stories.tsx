import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BookCard, BookCardSkeleton, type CatalogueBook } from '../BookCard/BookCard.js';
import { books } from '../../samples.js';
import { ShelfCarousel } from './ShelfCarousel.js';

const meta = {
  title: '图书/ShelfCarousel',
  tags: ['稳定'],
  component: ShelfCarousel<CatalogueBook>,
  args: {
    title: '新书上架',
    note: '你的学段在前：高中',
    moreHref: '#/highSchoolBooks',
    moreLabel: '去高中图书',
    items: books,
    itemKey: (book) => book.id,
    renderItem: (book) => <BookCard book={book} evenTitle />,
    perView: { desktop: 5, tablet: 3, phone: 2 },
    ledge: true,
    skeleton: <BookCardSkeleton />,
  },
} satisfies Meta<typeof ShelfCarousel<CatalogueBook>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '下一张' })).toBeVisible();
  },
};

export const OneSlide: Story = {
  name: '只有一张',
  args: { items: books.slice(0, 3) },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { items: [], loading: true } };

export const Empty: Story = { args: { items: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
