import { useState } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { ActBar, type DeskAct } from '../ActBar/ActBar.js';
import { useDeskKeys } from '../DeskKeys/use-desk-keys.js';
import { DeskTable } from '../DeskTable/DeskTable.js';
import { useHandOn } from '../HandOn/use-hand-on.js';
import { Sheet } from '../Sheet/Sheet.js';
import { TrayFilters } from '../TrayFilters/TrayFilters.js';
import { ColumnMenu } from './ColumnMenu.js';
import { columnsOf } from './columns.js';
import { queueTableMessages as messages } from './messages.zh.js';
import { PageRange } from './PageRange.js';
import type { QueueRow, QueueTableProps } from './types.js';

/** A queue as a table: filtered, sorted and paged by the server; the note is written in the row. */
export function QueueTable<Row extends QueueRow>(props: QueueTableProps<Row>) {
  const { title, back, rows, count, states, nameOf, values, onValues, paging, hiddenColumns } = props;
  const { openId, onMove, acts, people, handsOn = false, choosing = false, onDecide, onSaveCsv } = props;
  const [selected, setSelected] = useState<string[]>([]);
  useDeskKeys([
    { code: 'KeyJ', label: messages.next, onPress: () => onMove(1) },
    { code: 'KeyK', label: messages.previous, onPress: () => onMove(-1) },
  ]);

  const isChosen = selected.length > 0;
  const isMeant = isChosen ? selected : [openId];
  const meant = rows?.filter((row) => isMeant.includes(String(row.id))) ?? [];
  const [first] = meant;
  const columns = columnsOf(props);
  const shown = columns.filter(({ id }) => !hiddenColumns.includes(id));
  const handOn = useHandOn({
    people,
    holder: first?.assigned_to ?? '',
    onDecide: (decision) => onDecide(meant, decision),
  });
  const lacksNote = meant.some(({ note }) => note === '');
  const possible = acts.filter(({ from }) => meant.every(({ status }) => from.includes(status)));
  const [decision, ...others] = possible.map(({ act, done, label, code }): DeskAct => ({
    label,
    press: code === undefined ? undefined : { code },
    disabled: act === 'reject' && lacksNote,
    onSelect: () => {
      onDecide(meant, { act, done });
      setSelected([]);
    },
  }));
  const refusal = possible.find(({ act }) => act === 'reject');
  const note =
    first === undefined
      ? messages.open
      : possible.length === 0
        ? messages.different
        : refusal && lacksNote && messages.reasonFirst(refusal.label);
  const exportChosen: DeskAct = {
    label: messages.exportChosen(meant.length),
    quiet: true,
    onSelect: () =>
      onSaveCsv(
        shown,
        meant.map(({ id }) => id),
      ),
  };
  const { sort = '' } = values;

  return (
    <Sheet
      title={title}
      back={back}
      aside={
        <>
          <ColumnMenu
            columns={columns}
            hiddenColumns={hiddenColumns}
            onChange={(hidden) => onValues({ hide: hidden.join(',') || 'none', page: String(paging.page) })}
          />
          {props.tools?.(meant.length > 0 ? meant : (rows ?? []))}
          <Button
            size="sm"
            startIcon={<Icon name="download" size={16} />}
            busy={props.saving}
            disabled={count === 0}
            onClick={() => onSaveCsv(shown)}
          >
            {messages.csv(count)}
          </Button>
        </>
      }
      filters={
        <TrayFilters
          label={messages.find(title)}
          states={[
            { value: '', name: messages.all },
            ...states.map(({ status, name }) => ({ value: String(status), name })),
          ]}
          choices={props.choices}
          values={values}
          onChange={onValues}
        />
      }
      acts={
        <ActBar
          lead={first && (isChosen ? messages.chosen(meant.length) : nameOf(first))}
          {...(first && {
            decision,
            acts: [
              ...others,
              ...(handsOn && refusal ? [handOn.act] : []),
              ...(isChosen ? [exportChosen] : []),
            ],
          })}
          note={note}
          end={<PageRange {...paging} total={count} onChange={(page) => onValues({ page: String(page) })} />}
        />
      }
    >
      {props.notice}
      {props.failure ?? (
        <DeskTable
          label={title}
          columns={columns}
          rows={rows}
          rowId={(row) => String(row.id)}
          rowName={nameOf}
          onServer
          sort={
            sort === '' ? undefined : { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') }
          }
          onSort={({ column, descending }) => onValues({ sort: `${descending ? '-' : ''}${column}` })}
          paging={paging}
          hiddenColumns={hiddenColumns}
          {...(choosing && { selected, onSelect: setSelected })}
          openId={openId}
          onOpen={props.onOpen}
          opened={(row) =>
            props.opened(
              row,
              (name) => row.cells[props.columns?.findIndex((column) => column.name === name) ?? -1] ?? '',
            )
          }
        />
      )}
      {handOn.dialog}
    </Sheet>
  );
}
