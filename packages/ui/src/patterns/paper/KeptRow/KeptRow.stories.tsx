import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { KeptRow, type KeptPaper } from './KeptRow.js';

const paper: KeptPaper = {
  id: 1,
  title: '湖北省武汉市2026—2027学年高一上学期期中考试物理试卷',
  href: '#/1',
  subject: '物理',
  stage: 'high',
  bytes: 4.2 * 2 ** 20,
  notes: ['PDF', '8 页', '11/24 存'],
};

const meta = {
  title: '试卷/KeptRow',
  tags: ['试用'],
  component: KeptRow,
  args: { paper, onPrint: fn(), onRemove: fn() },
} satisfies Meta<typeof KeptRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  name: '整份',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^打印：/ }));
    await expect(args.onPrint).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: /^从本机移走/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(1);
  },
};

export const Part: Story = { name: '只有能看的几页', args: { paper: { ...paper, part: 6 } } };

export const Withdrawn: Story = { name: '已撤回', args: { paper: { ...paper, withdrawn: true } } };

export const Phone: Story = { ...Part, name: '手机', globals: { viewport: { value: 'phone' } } };
