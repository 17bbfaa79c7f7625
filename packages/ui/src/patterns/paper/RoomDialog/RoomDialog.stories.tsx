import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { RoomDialog } from './RoomDialog.js';

const MB = 2 ** 20;

const meta = {
  title: '试卷/RoomDialog',
  tags: ['试用'],
  component: RoomDialog,
  args: {
    open: true,
    needed: 38.6 * MB,
    limit: 200 * MB,
    free: 12.6 * MB,
    larger: 500 * MB,
    papers: [
      { id: 5, title: '湖北省黄冈市2026—2027学年五年级英语专项训练', bytes: 38.6 * MB, seen: '10/30 看过' },
      { id: 4, title: '山东省滨州市2022—2023学年初二生物课时练习', bytes: 1.4 * MB, seen: '11/18 看过' },
    ],
    onClose: fn(),
    onRemove: fn(),
    onEnlarge: fn(),
  },
} satisfies Meta<typeof RoomDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '放不下',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog', { name: '还差 26.0 MB' })).toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('button', { name: '移走 1 份再存' }));
    await expect(args.onRemove).toHaveBeenCalledWith([5]);
  },
};

export const NotEnough: Story = {
  name: '选得不够',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /五年级英语/ }));
    await userEvent.click(canvas.getByRole('button', { name: '请再选几份' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = { name: '比上限还大', args: { limit: 20 * MB } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
