import type { ReactNode } from 'react';

import { Checkbox } from '../../../components/Checkbox/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { Details, More, Name, Slip, Slips, State, Value } from './TableSlips.styles.js';
import { deskTableMessages as messages } from './messages.zh.js';
import type { DeskColumn } from './types.js';

interface ChoosableRow {
  id: string;
  getIsSelected: () => boolean;
  toggleSelected: (value?: boolean) => void;
}

interface TableSlipsProps<Item> {
  label: string;
  columns: readonly DeskColumn<Item>[];
  rows: readonly { row: ChoosableRow; item: Item }[];
  rowName: (row: Item) => string;
  canChoose: boolean;
  openId: string | undefined;
  onOpen: ((id: string) => void) | undefined;
  opened: ((row: Item) => ReactNode) | undefined;
}

/** The rows of a table on a phone. */
export function TableSlips<Item>({
  label,
  columns,
  rows,
  rowName,
  canChoose,
  openId,
  onOpen,
  opened,
}: TableSlipsProps<Item>) {
  const first = columns.find(({ onSlip }) => onSlip === 'name') ?? columns[0];
  const state = columns.find(({ onSlip }) => onSlip === 'state');
  const details = columns.filter(
    (column) => column !== first && column !== state && (column.onSlip ?? 'detail') === 'detail',
  );
  return (
    <Slips aria-label={label}>
      {rows.map(({ row, item }) => {
        const isOpen = row.id === openId;
        return (
          <Slip key={row.id}>
            {canChoose && (
              <Checkbox
                checked={row.getIsSelected()}
                onChange={(event) => row.toggleSelected(event.target.checked)}
              >
                <VisuallyHidden>{messages.choose(rowName(item))}</VisuallyHidden>
              </Checkbox>
            )}
            <div>
              <Name>
                {onOpen === undefined ? (
                  first?.cell(item)
                ) : (
                  <button type="button" aria-expanded={isOpen} onClick={() => onOpen(row.id)}>
                    {first?.cell(item)}
                  </button>
                )}
              </Name>
              {state !== undefined && <State>{state.cell(item)}</State>}
              <Details>
                {details
                  .map(({ id, name, cell }) => ({ id, name, content: cell(item) }))
                  .filter(({ content }) => content !== '' && content !== undefined && content !== null)
                  .map(({ id, name, content }) => (
                    <div key={id}>
                      <dt>{name}</dt>
                      <Value>{content}</Value>
                    </div>
                  ))}
              </Details>
              {isOpen && opened !== undefined && <More>{opened(item)}</More>}
            </div>
          </Slip>
        );
      })}
    </Slips>
  );
}
