import type { Meta, StoryObj } from '@storybook/react-vite';

import { papers } from '../../samples.js';
import { PaperList } from './PaperList.js';

const meta = {
  title: '试卷/PaperList',
  tags: ['稳定'],
  component: PaperList,
  args: { papers },
} satisfies Meta<typeof PaperList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { papers: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
