import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { TextField } from '../../../components/TextField/index.js';
import { ColumnMenu } from '../QueueTable/ColumnMenu.js';
import { PageRange } from '../QueueTable/PageRange.js';
import { longName, onTheDesk } from '../samples.js';
import { StateMark } from '../StateMark/StateMark.js';
import { DeskTable } from './DeskTable.js';
import { NoteCell } from './NoteCell.js';
import type { DeskColumn, TableSort } from './types.js';

const keepNote = fn();

interface Enrolment {
  id: string;
  name: string;
  school: string;
  phone: string;
  papers: number;
  time: string;
  state: 'waiting' | 'confirmed' | 'declined';
  note: string;
}

const names = ['陶文静', '孔令泽', '孟庆云', '颜如玉', '徐广志', '高文峰', '秦晓燕', '刘海棠'];
const states = ['waiting', 'confirmed', 'declined'] as const;
const words = { waiting: '待确认', confirmed: '已确认', declined: '不参加' } as const;
const shapes = { waiting: 'ring', confirmed: 'full', declined: 'dash' } as const;

function enrolments(count: number): Enrolment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${names[index % names.length] ?? ''}${index < names.length ? '' : String(index)}`,
    school: index % 3 === 0 ? '济南市明湖实验中学' : '曲阜师大附属中学',
    phone: `136 0000 ${String(1000 + index).slice(-4)}`,
    papers: index % 4,
    time: `11-${String(25 - (index % 15))} 13:${String(10 + (index % 50))}`,
    state: states[index % 3] ?? 'waiting',
    note: index % 5 === 0 ? '晕车，请排前座' : '',
  }));
}

const columns: DeskColumn<Enrolment>[] = [
  {
    id: 'name',
    name: '姓名',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    onSlip: 'name',
    always: true,
  },
  { id: 'school', name: '单位', cell: ({ school }) => school, sortBy: ({ school }) => school },
  { id: 'phone', name: '电话', cell: ({ phone }) => phone },
  { id: 'papers', name: '附件', cell: ({ papers }) => papers, sortBy: ({ papers }) => papers, align: 'end' },
  { id: 'time', name: '报名时间', cell: ({ time }) => time, sortBy: ({ time }) => time },
  {
    id: 'state',
    name: '状态',
    cell: ({ state }) => <StateMark shape={shapes[state]}>{words[state]}</StateMark>,
    sortBy: ({ state }) => state,
    onSlip: 'state',
  },
  {
    id: 'note',
    name: '备注',
    cell: ({ name, note }) => <NoteCell label={`${name}的备注`} note={note} onChange={keepNote} />,
  },
];

interface ListProps {
  rows: Enrolment[] | undefined;
  size?: number;
}

function List({ rows, size = 8 }: ListProps) {
  const [sort, setSort] = useState<TableSort>({ column: 'time', descending: true });
  const [page, setPage] = useState(1);
  const [hiddenColumns, setHiddenColumns] = useState<string[]>([]);
  const [selected, setSelected] = useState<string[]>(['2']);
  const [openId, setOpenId] = useState<string>();
  return (
    <>
      <ColumnMenu columns={columns} hiddenColumns={hiddenColumns} onChange={setHiddenColumns} />
      <DeskTable
        label="报名"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        sort={sort}
        onSort={setSort}
        paging={{ page, size }}
        hiddenColumns={hiddenColumns}
        selected={selected}
        onSelect={setSelected}
        openId={openId}
        onOpen={(id) => setOpenId(id === openId ? undefined : id)}
        opened={({ note }) => <TextField label="备注" defaultValue={note} />}
      />
      <p>
        已选 <output>{selected.length}</output> 人
      </p>
      <PageRange page={page} size={size} total={rows?.length ?? 0} onChange={setPage} />
    </>
  );
}

const meta = {
  title: '案头/DeskTable',
  tags: ['试用'],
  component: List,
  args: { rows: enrolments(91) },
  decorators: [onTheDesk()],
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: '报名' }));
    await userEvent.click(table.getByRole('button', { name: '姓名' }));
    await expect(table.getByRole('columnheader', { name: '姓名' })).toHaveAttribute('aria-sort');
    await userEvent.click(table.getByRole('checkbox', { name: '选这一页' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('9');
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(canvas.getByText('9—16 / 91')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '列' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '电话' }));
    await expect(table.queryByRole('columnheader', { name: '电话' })).toBeNull();
  },
};

export const Opened: Story = {
  name: '在行里写',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '陶文静' }));
    await expect(canvas.getByRole('textbox', { name: '备注' })).toHaveValue('晕车，请排前座');
    await userEvent.type(canvas.getByRole('textbox', { name: '陶文静的备注' }), '！{Enter}');
    await expect(keepNote).toHaveBeenCalledWith('晕车，请排前座！');
  },
};

export const FiveThousand: Story = { name: '五千行', args: { rows: enrolments(5000), size: 16 } };

export const Loading: Story = { args: { rows: undefined } };

export const Empty: Story = { args: { rows: [] } };

export const LongNames: Story = {
  name: '长名与短名',
  args: {
    rows: enrolments(2).map((row, index) => ({
      ...row,
      name: index === 0 ? longName : '陶',
      school: longName,
    })),
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: '报名' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(list.getByRole('checkbox', { name: '选陶文静' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
