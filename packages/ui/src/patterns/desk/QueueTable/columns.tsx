import { NoteCell } from '../DeskTable/NoteCell.js';
import type { DeskColumn } from '../DeskTable/types.js';
import { StateMark } from '../StateMark/StateMark.js';
import { queueTableMessages as messages } from './messages.zh.js';
import type { QueueRow, QueueTableProps } from './types.js';

const shapes = { 0: 'ring', 1: 'full', 2: 'half', '-1': 'dash' } as const;

/** The columns of the queue and those of every item. The server sorts by each but the files. */
export function columnsOf<Row extends QueueRow>({
  columns = [],
  unsent,
  onNote,
  states,
  nameOf,
  nameColumn,
}: QueueTableProps<Row>): DeskColumn<Row>[] {
  const fields = columns.map(({ name, label }, index) => ({
    id: name,
    name: label,
    cell: ({ cells }: Row) => cells[index] ?? '',
    sortBy: ({ cells }: Row) => cells[index] ?? '',
    ...(name === nameColumn && { onSlip: 'name' as const, always: true, oneLine: true }),
  }));
  return [
    ...fields.filter(({ id }) => id === nameColumn),
    ...fields.filter(({ id }) => id !== nameColumn),
    {
      id: 'files',
      name: messages.files,
      cell: ({ files }) => (files === 0 ? messages.noFiles : messages.fileCount(files)),
    },
    {
      id: 'since',
      name: messages.since,
      cell: ({ since }) => since,
      sortBy: ({ since }) => since,
      oneLine: true,
    },
    {
      id: 'status',
      name: messages.status,
      cell: ({ id, status, assigned_to: holder }) => {
        const act = unsent.get(String(id));
        if (act !== undefined) return <StateMark shape="half">{act}</StateMark>;
        const name = states.find((state) => state.status === status)?.name ?? '';
        return (
          <StateMark shape={shapes[status]}>{holder === '' ? name : messages.handed(name, holder)}</StateMark>
        );
      },
      sortBy: ({ status }) => status,
      onSlip: 'state',
    },
    {
      id: 'note',
      name: messages.note,
      cell: (row) => (
        <NoteCell
          label={messages.noteOf(nameOf(row))}
          note={row.note}
          onChange={(note) => onNote(row, note)}
        />
      ),
      sortBy: ({ note }) => note,
    },
  ];
}
