import type { Meta, StoryObj } from '@storybook/react-vite';

import { BookCard, type CatalogueBook } from '../../book/BookCard/BookCard.js';
import { books } from '../../samples.js';
import { CardCarousel } from './CardCarousel.js';

const meta = {
  title: '版面/CardCarousel',
  tags: ['稳定'],
  component: CardCarousel<CatalogueBook>,
  args: {
    items: books,
    itemKey: (book) => book.id,
    renderItem: (book) => <BookCard book={book} />,
    label: '原创试卷',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '34rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardCarousel<CatalogueBook>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOnASlide: Story = { name: '一屏两张' };

export const OddNumber: Story = { name: '奇数张', args: { items: books.slice(0, 3) } };

export const Arrows: Story = { args: { controls: 'arrows', perView: { desktop: 3, tablet: 2, phone: 1 } } };

export const Loading: Story = { args: { loading: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
