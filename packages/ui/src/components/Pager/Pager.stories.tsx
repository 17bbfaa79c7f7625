import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Pager } from './Pager.js';

const meta = {
  title: '导航/Pager',
  tags: ['稳定'],
  component: Pager,
  args: { page: 1, pageCount: 13, onChange: fn() },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  name: '第一页',
  parameters: { spec: ['A9 pager', 'B9 pager'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('button', { name: /^第/ })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: '第 3 页' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

export const InTheMiddle: Story = { name: '中间页', args: { page: 7, total: 248, unit: '种' } };

export const LastPage: Story = {
  name: '最后一页',
  args: { page: 13 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled();
  },
};

export const WithAddresses: Story = {
  name: '每页有网址',
  args: { hrefOf: (page) => `#/list?page=${String(page)}` },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: '上一页' })).not.toHaveAttribute('href');
    await expect(canvas.getByRole('link', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '第 3 页' })).toHaveAttribute('href', '#/list?page=3');
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '#/list?page=2');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: '第 3 页' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

export const OnThePhone: Story = {
  name: '手机',
  args: { page: 7 },
  parameters: { spec: ['A9 pager', 'B9 pager'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.map((button) => button.ariaLabel)).toEqual([
      '上一页',
      '第 6 页',
      '第 7 页',
      '第 8 页',
      '第 9 页',
      '下一页',
    ]);
    // All are in one line.
    await expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
  },
};

export const SinglePage: Story = {
  name: '只有一页',
  args: { pageCount: 1, total: 6, unit: '种' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
