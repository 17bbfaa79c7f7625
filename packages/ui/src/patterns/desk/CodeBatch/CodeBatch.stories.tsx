import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { batch, days, longName, onTheDesk } from '../samples.js';
import { CodeBatch } from './CodeBatch.js';

const meta = {
  title: '案头/CodeBatch',
  tags: ['试用'],
  component: CodeBatch,
  args: {
    batch,
    days,
    history: [{ id: '1', when: '11-20 16:32', text: '周衡做了这一批' }],
    onChange: fn(),
    style: { maxWidth: '20rem' },
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof CodeBatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sold: Story = {
  name: '在售',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收回这一批' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '收回这一批' }));
    await userEvent.click(dialog.getByRole('button', { name: '印厂失窃' }));
    await userEvent.click(dialog.getByRole('button', { name: '收回' }));
    await expect(args.onChange).toHaveBeenCalledWith('recall', '印厂失窃');
  },
};
export const Recalled: Story = {
  name: '收回了，书名很长',
  args: { batch: { ...batch, book: longName, recalled: '印厂失窃' }, days: [], history: [] },
};
export const Unsent: Story = {
  name: '还能收回',
  args: { unsent: '已收回' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '收回这一批' })).toBeDisabled();
  },
};
export const Imported: Story = {
  name: '内容文件夹带来的',
  args: { batch: { ...batch, book: '', made: undefined, printer: '', lastDay: '' }, days: [], history: [] },
};
