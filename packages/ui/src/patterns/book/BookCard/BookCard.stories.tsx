import type { Meta, StoryObj } from '@storybook/react-vite';

import { books } from '../../samples.js';
import { BookCard, BookCardSkeleton, type CatalogueBook } from './BookCard.js';

const [book] = books as [CatalogueBook, ...CatalogueBook[]];

const meta = {
  title: '图书/BookCard',
  tags: ['稳定'],
  component: BookCard,
  args: { book },
  decorators: [
    (Story) => (
      <div style={{ width: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = { name: '竖封面' };

export const WideImage: Story = { name: '横幅图片', args: { book: { ...book, wide: true } } };

export const NoPrice: Story = { name: '暂无定价', args: { book: { ...book, price: 0 } } };

export const EvenTitle: Story = {
  name: '书名占两行',
  args: { evenTitle: true, book: { ...book, title: '口算天天练' } },
};

export const Favourite: Story = {
  name: '夹着书签',
  args: { ribbon: 'in' },
};

/** The ribbon is above the cover, not at the top of the stand. */
export const FavouriteWide: Story = {
  name: '横幅图片夹着书签',
  args: { ribbon: 'in', book: { ...book, wide: true } },
};

export const Loading: Story = { name: '载入中', render: () => <BookCardSkeleton /> };
