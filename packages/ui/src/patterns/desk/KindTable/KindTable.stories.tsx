import type { Meta, StoryObj } from '@storybook/react-vite';

import { longName, onTheDesk } from '../samples.js';
import { KindTable, type ProvedKind } from './KindTable.js';

const books: ProvedKind = {
  ...{ label: '图书', added: 12, changed: 3, returned: 0, withdrawn: 1, same: 2104, scheduled: 2 },
  ...{ from: '11-28 08:00', faults: 0 },
};

const meta = {
  title: '案头/KindTable',
  tags: ['试用'],
  component: KindTable,
  args: {
    kinds: [
      books,
      { ...books, label: '试卷', scheduled: 0, from: '', faults: 2 },
      { ...books, label: longName, added: 20_000 },
    ],
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof KindTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { kinds: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
