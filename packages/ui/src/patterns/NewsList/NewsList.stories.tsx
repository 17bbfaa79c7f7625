import type { Meta, StoryObj } from '@storybook/react-vite';

import { news } from '../samples.js';
import { NewsList } from './NewsList.js';

const meta = { title: '组合/NewsList', component: NewsList, args: { items: news } } satisfies Meta<
  typeof NewsList
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { items: [] } };
