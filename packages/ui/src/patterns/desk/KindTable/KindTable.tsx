import { StatusTag } from '../../../components/StatusTag/index.js';
import { formatCount } from '../../../format/index.js';
import { DeskTable } from '../DeskTable/DeskTable.js';
import type { DeskColumn } from '../DeskTable/types.js';
import type { ContentKind } from './kinds.js';
import { kindMessages as messages } from './messages.zh.js';

export interface ProvedKind extends ContentKind {
  same: number;
  /** When the first of the scheduled ones is shown: 11-28 08:00; '' if there is none. */
  from: string;
  /** Cells that are wrong. */
  faults: number;
}

export interface KindTableProps {
  kinds: readonly ProvedKind[];
}

function number(id: string, name: string, valueOf: (kind: ProvedKind) => number): DeskColumn<ProvedKind> {
  return { id, name, align: 'end', cell: (kind) => formatCount(valueOf(kind)) };
}

const columns: readonly DeskColumn<ProvedKind>[] = [
  { id: 'label', name: messages.label, onSlip: 'name', cell: ({ label }) => label },
  number('added', messages.added, ({ added }) => added),
  number('changed', messages.changed, ({ changed, returned }) => changed + returned),
  number('withdrawn', messages.withdrawn, ({ withdrawn }) => withdrawn),
  number('same', messages.same, ({ same }) => same),
  {
    id: 'scheduled',
    name: messages.online,
    cell: ({ scheduled, from }) =>
      from === '' ? messages.atOnce : messages.later(formatCount(scheduled), from),
  },
  {
    id: 'faults',
    name: messages.faults,
    onSlip: 'state',
    cell: ({ faults }) => (
      <StatusTag tone={faults > 0 ? 'danger' : 'ok'}>
        {faults > 0 ? messages.faulty(formatCount(faults)) : messages.noFaults}
      </StatusTag>
    ),
  },
];

/** What a load of content would change, by kind. */
export function KindTable({ kinds }: KindTableProps) {
  return (
    <DeskTable
      label={messages.label}
      columns={columns}
      rows={kinds}
      rowId={({ label }) => label}
      rowName={({ label }) => label}
      empty={messages.empty}
    />
  );
}
