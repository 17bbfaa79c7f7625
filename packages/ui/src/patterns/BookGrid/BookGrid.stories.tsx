import type { Meta, StoryObj } from '@storybook/react-vite';

import { books } from '../samples.js';
import { BookGrid } from './BookGrid.js';

const meta = { title: '组合/BookGrid', component: BookGrid, args: { books } } satisfies Meta<typeof BookGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { books: [] } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
