import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { FaultList } from './FaultList.js';
import type { ContentFault, FaultySheet } from './types.js';

const table = { file: '十二月上新.xlsx', sheet: '图书' };

function missing(row: number): ContentFault {
  const message = '书号的校验位不对：978-7-0000-0051-8，算得应为 3';
  return { ...table, line: row, reference: `F${String(row)}`, message };
}

const sheet: FaultySheet = {
  ...table,
  columns: [
    { name: 'B', heading: '书名' },
    { name: 'D', heading: '学科' },
    { name: 'F', heading: '书号' },
    { name: 'G', heading: '定价' },
  ],
  rows: [
    { number: 7, cells: ['课时精练 高二物理', '物理', '978-7-0000-0050-6', '42.80'], merged: [] },
    { number: 8, cells: ['课时精练 高二化学', '化学', '978-7-0000-0051-8', '42.80'], merged: [] },
    { number: 9, cells: ['', '生物', '978-7-0000-0052-0', '39.80'], merged: [0] },
    { number: 10, cells: [longName, '', '', ''], merged: [] },
  ],
};

const meta = {
  title: '案头/FaultList',
  tags: ['试用'],
  component: FaultList,
  args: {
    count: 3,
    sorts: [
      { sort: '书号的校验位不对', count: 1, list: [missing(8)] },
      {
        sort: '合并的格',
        count: 1,
        list: [{ ...table, line: 8, reference: 'B8:B9', message: '合并的格要拆开' }],
      },
      {
        sort: '图片打不开',
        count: 1,
        list: [
          {
            ...{ file: 'articles/news/捐书进乡村.md', sheet: '', line: 14, reference: '' },
            message: '图片打不开',
          },
        ],
      },
    ],
    sheets: [sheet],
    csvHref: '#/faults.csv',
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof FaultList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '图书 F8 附近' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '978-7-0000-0051-8 （有错）' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /B8:B9/ }));
    await expect(canvas.getByRole('table', { name: '图书 B8:B9 附近' })).toBeVisible();
    const merged = canvas.getByRole('cell', { name: '课时精练 高二化学 （有错）' });
    await expect(merged).toHaveAttribute('rowspan', '2');
    await userEvent.click(canvas.getByRole('button', { name: /第 14 行/ }));
    await expect(canvas.getByRole('heading', { name: /第 14 行 在这里/ })).toBeVisible();
  },
};

export const Many: Story = {
  name: '两万处，一次五十',
  args: {
    count: 20_000,
    sorts: [
      { sort: longName, count: 20_000, list: Array.from({ length: 120 }, (_, index) => missing(index + 2)) },
    ],
  },
  play: async ({ canvas }) => {
    const faults = () => canvas.getAllByRole('button', { name: /^图书 F\d/ });
    await expect(faults()).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: '再看 50 处' }));
    await expect(faults()).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: '再看 20 处' }));
    await expect(canvas.getByText('其余 19,880 处，改好这些再试排。')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
