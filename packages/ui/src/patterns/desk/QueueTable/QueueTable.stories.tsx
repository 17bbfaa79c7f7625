import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { item, longName, onTheDesk } from '../samples.js';
import { QueueTable } from './QueueTable.js';
import type { QueueRow, QueueTableProps } from './types.js';

const names = ['陶文静', '孔令泽', '孟庆云', '颜如玉', '徐广志'];
const rows: QueueRow[] = names.map((name, index) => ({
  id: index + 1,
  cells: [index % 2 === 0 ? '济南市明湖实验中学' : '曲阜师大附属中学', name],
  files: index === 4 ? 0 : 1,
  since: `11-2${String(index)} 13:10`,
  status: index > 3 ? 1 : 0,
  assigned_to: index === 1 ? '苏晴' : '',
  note: index === 0 ? '晕车，请排前座' : '',
}));

function Held(props: QueueTableProps<QueueRow>) {
  const [openId, setOpenId] = useState(props.openId);
  return <QueueTable {...props} openId={openId} onOpen={setOpenId} />;
}

const meta = {
  title: '案头/QueueTable',
  tags: ['试用'],
  component: Held,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '报名',
    back: item.back,
    people: item.people,
    columns: [
      { name: 'school', label: '单位' },
      { name: 'name', label: '姓名' },
    ],
    rows,
    count: 91,
    states: [
      { status: 0, name: '待确认' },
      { status: 1, name: '已确认' },
      { status: -1, name: '不参加' },
    ],
    nameOf: ({ cells: [, name = ''] }: QueueRow) => name,
    nameColumn: 'name',
    unsent: new Map([['3', '已确认名额']]),
    choices: [{ name: 'school', label: '单位', values: ['曲阜师大附属中学'] }],
    values: {},
    onValues: fn(),
    paging: { page: 1, size: 20 },
    hiddenColumns: [],
    choosing: true,
    handsOn: true,
    acts: [
      { act: 'approve', label: '确认名额', done: '已确认名额', code: 'KeyA', from: [0] },
      { act: 'reject', label: '不参加', done: '已改为不参加', code: 'KeyN', from: [0] },
      { act: 'reopen', label: '放回待确认', done: '已放回', from: [1, -1] },
    ],
    onDecide: fn(),
    onNote: fn(),
    openId: '1',
    onOpen: fn(),
    onMove: fn(),
    opened: (_: QueueRow, cell: (column: string) => string) => <p>{cell('school')}</p>,
    onSaveCsv: fn(),
    saving: false,
  },
  decorators: [onTheDesk('0')],
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.keyDown(document.body, { code: 'KeyN' });
    await expect(args.onDecide).toHaveBeenLastCalledWith([rows[0]], { act: 'reject', done: '已改为不参加' });
    await fireEvent.keyDown(document.body, { code: 'KeyJ' });
    await expect(args.onMove).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: '孔令泽' }));
    await expect(canvas.getByText('不参加之前，先在备注里写明原因。')).toBeVisible();
  },
};

export const Paging: Story = {
  name: '换页、换列',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1—20 / 91')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(args.onValues).toHaveBeenLastCalledWith({ page: '2' });
    await userEvent.click(canvas.getByRole('button', { name: '列' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '单位' }));
    await expect(args.onValues).toHaveBeenLastCalledWith({ hide: 'school', page: '1' });
  },
};

export const SeveralChosen: Story = {
  name: '选了几行',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选陶文静' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选孔令泽' }));
    await userEvent.click(canvas.getByRole('button', { name: '只导出这 2 行' }));
    await expect(args.onSaveCsv).toHaveBeenLastCalledWith(expect.anything(), [1, 2]);
    await userEvent.click(canvas.getByRole('checkbox', { name: '选徐广志' }));
    await expect(canvas.getByText('选的几行状态不同，不能一起办。')).toBeVisible();
  },
};

export const Loading: Story = { args: { columns: undefined, rows: undefined, count: 0 } };

export const Empty: Story = { args: { rows: [], count: 0 } };

export const LongNames: Story = {
  name: '长名与短名',
  args: { rows: rows.slice(0, 2).map((row) => ({ ...row, cells: [longName, longName] })) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
