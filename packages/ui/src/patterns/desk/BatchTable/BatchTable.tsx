import { formatCount } from '../../../format/index.js';
import type { ScratchBatch } from '../CodeBatch/types.js';
import { DeskTable } from '../DeskTable/DeskTable.js';
import type { DeskColumn, DeskTableProps } from '../DeskTable/types.js';
import { StateMark } from '../StateMark/StateMark.js';
import { batchTableMessages as messages } from './messages.zh.js';

export interface BatchTableProps extends Pick<DeskTableProps<ScratchBatch>, 'openId' | 'onOpen'> {
  /** The newest first. Not passed while loading. */
  batches: readonly ScratchBatch[] | undefined;
}

const columns: readonly DeskColumn<ScratchBatch>[] = [
  { id: 'name', name: messages.name, cell: ({ name }) => <code>{name}</code>, onSlip: 'name', always: true },
  { id: 'book', name: messages.book, cell: ({ book }) => (book === '' ? messages.several : book) },
  { id: 'amount', name: messages.amount, cell: ({ amount }) => formatCount(amount), align: 'end' },
  { id: 'made', name: messages.made, cell: ({ made }) => made?.day ?? '' },
  { id: 'checked', name: messages.checked, cell: ({ checked }) => formatCount(checked), align: 'end' },
  { id: 'again', name: messages.again, cell: ({ again }) => formatCount(again), align: 'end' },
  { id: 'state', name: messages.state, cell: (batch) => <BatchState {...batch} />, onSlip: 'state' },
];

function BatchState({ recalled, suspicious, checked }: ScratchBatch) {
  if (recalled !== undefined) return <StateMark shape="dash">{messages.recalled(recalled)}</StateMark>;
  if (suspicious > 0) {
    return (
      <StateMark shape="full" warn>
        {messages.suspicious(suspicious)}
      </StateMark>
    );
  }
  if (checked === 0) return <StateMark shape="ring">{messages.unchecked}</StateMark>;
  return <StateMark shape="full">{messages.sold}</StateMark>;
}

/** The batches of scratch codes. */
export function BatchTable({ batches, ...opening }: BatchTableProps) {
  return (
    <DeskTable
      label={messages.label}
      columns={columns}
      rows={batches}
      rowId={({ name }) => name}
      rowName={({ name }) => name}
      empty={messages.empty}
      {...opening}
    />
  );
}
