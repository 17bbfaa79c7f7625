import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Stage } from '../../types.js';
import { BookSpines, type SpineBook } from './BookSpines.js';

const titles: [string, Stage][] = [
  ['全国卷原创冲刺卷 高三数学（高考冲刺）', 'high'],
  ['四十五分钟限时集训 高一数学（上学期）', 'high'],
  ['中考原创预测卷 初三数学', 'middle'],
  ['口算天天练 六年级数学（上册）', 'primary'],
  ['古诗文', 'neutral'],
];
const books: SpineBook[] = titles.map(([title, stage], index) => ({
  id: index + 1,
  title,
  stage,
  href: `#/booksDetails?id=${String(index + 1)}`,
}));

const meta = {
  title: '图书/BookSpines',
  tags: ['稳定'],
  component: BookSpines,
  args: { books, addHref: '#/testAndVerify', label: '我的图书，5 本' },
} satisfies Meta<typeof BookSpines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Many: Story = {
  name: '很多',
  args: {
    books: Array.from({ length: 24 }, (_, index) => ({
      ...(books[index % books.length] ?? { title: '', href: '', stage: 'neutral' }),
      id: index + 1,
    })),
  },
};

export const Empty: Story = { args: { books: [] } };

export const Loading: Story = { args: { books: [], loading: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
