import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { batch, longName, onTheDesk } from '../samples.js';
import { BatchTable } from './BatchTable.js';

const meta = {
  title: '案头/BatchTable',
  tags: ['试用'],
  component: BatchTable,
  args: {
    batches: [
      { ...batch, name: '2611-04', checked: 0, again: 0, suspicious: 0 },
      batch,
      { ...batch, name: '2611-02', suspicious: 0 },
      { ...batch, name: '2607-01', recalled: '运输丢失' },
      { ...batch, name: '导入', book: '', made: undefined },
      { ...batch, name: '2601-01', book: longName },
    ],
    openId: '2611-03',
    onOpen: fn(),
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof BatchTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2611-02' }));
    await expect(args.onOpen).toHaveBeenCalledWith('2611-02');
  },
};
export const Empty: Story = { args: { batches: [] } };
export const Loading: Story = { args: { batches: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
