import type { ComponentProps, ReactNode } from 'react';

import { Checkbox } from '../../../components/Checkbox/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import {
  Cell,
  Choose,
  Empty,
  Head,
  Opened,
  OpenButton,
  Row,
  Scroll,
  Sort,
  Table,
} from './DeskTable.styles.js';
import { deskTableMessages as messages } from './messages.zh.js';
import { TableSlips } from './TableSlips.js';
import type { DeskTableProps as OwnProps } from './types.js';
import { useDeskTable } from './use-desk-table.js';

export type DeskTableProps<Row> = OwnProps<Row> &
  Omit<ComponentProps<'div'>, keyof OwnProps<Row> | 'children'>;

const WAITING_ROWS = [0, 1, 2, 3, 4, 5];

/**
 * A table that is sorted, chosen from and shown by pages: 5,000 rows stay fast because one page of them is drawn. On a
 * phone each row is a slip.
 */
export function DeskTable<Item extends object>(props: DeskTableProps<Item>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowName,
    onServer,
    sort,
    onSort,
    paging,
    hiddenColumns,
    selected,
    onSelect,
    openId,
    onOpen,
    opened,
    empty,
    ...rest
  } = props;
  const isPhone = useMediaQuery(media.mobile);
  const table = useDeskTable(props);
  const shown = table.getRowModel().rows;
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible() === true);
  const isEmpty = rows !== undefined && shown.length === 0;

  if (isPhone) {
    return (
      <div aria-busy={rows === undefined} {...rest}>
        <TableSlips
          label={label}
          columns={visible}
          rows={shown.map((row) => ({ row, item: row.original }))}
          {...{ rowName, openId, onOpen, opened }}
          canChoose={onSelect !== undefined}
        />
        {isEmpty && <Empty>{empty ?? messages.empty}</Empty>}
      </div>
    );
  }

  return (
    <Scroll {...rest}>
      <Table aria-label={label} aria-busy={rows === undefined}>
        <thead>
          <tr>
            {onSelect !== undefined && (
              <Choose as="th" scope="col">
                <Checkbox
                  checked={table.getIsAllPageRowsSelected()}
                  disabled={shown.length === 0}
                  onChange={table.getToggleAllPageRowsSelectedHandler()}
                >
                  <VisuallyHidden>{messages.chooseAll}</VisuallyHidden>
                </Checkbox>
              </Choose>
            )}
            {visible.map(({ id, name, align, sortBy }) => (
              <Head
                key={id}
                scope="col"
                $align={align}
                data-end={align === 'end' || undefined}
                aria-sort={orderOf(sort, id)}
              >
                {sortBy === undefined ? (
                  name
                ) : (
                  <Sort type="button" onClick={table.getColumn(id)?.getToggleSortingHandler()}>
                    {name}
                    <Icon name={sort?.descending === false ? 'chevron-up' : 'chevron-down'} size={16} />
                  </Sort>
                )}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const item = row.original;
            const isOpen = row.id === openId;
            const name = rowName(item);
            return (
              <RowAndMore
                key={row.id}
                span={visible.length + (onSelect === undefined ? 0 : 1)}
                more={isOpen ? opened?.(item) : undefined}
                isOpen={isOpen}
                isChosen={row.getIsSelected()}
              >
                {onSelect !== undefined && (
                  <Choose>
                    <Checkbox checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()}>
                      <VisuallyHidden>{messages.choose(name)}</VisuallyHidden>
                    </Checkbox>
                  </Choose>
                )}
                {visible.map(({ id, cell, align, oneLine }, index) => (
                  <Cell
                    key={id}
                    $align={align}
                    $oneLine={oneLine}
                    as={index === 0 ? 'th' : 'td'}
                    scope={index === 0 ? 'row' : undefined}
                  >
                    {index === 0 && onOpen !== undefined ? (
                      <OpenButton type="button" aria-expanded={isOpen} onClick={() => onOpen(row.id)}>
                        {cell(item)}
                      </OpenButton>
                    ) : (
                      cell(item)
                    )}
                  </Cell>
                ))}
              </RowAndMore>
            );
          })}
          {rows === undefined &&
            WAITING_ROWS.map((row) => (
              <tr key={row}>
                {visible.map(({ id }) => (
                  <Cell key={id}>
                    <Skeleton />
                  </Cell>
                ))}
              </tr>
            ))}
        </tbody>
      </Table>
      {isEmpty && <Empty>{empty ?? messages.empty}</Empty>}
    </Scroll>
  );
}

function orderOf(sort: OwnProps<object>['sort'], column: string): 'ascending' | 'descending' | undefined {
  if (sort?.column !== column) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}

interface RowAndMoreProps {
  span: number;
  more: ReactNode;
  isOpen: boolean;
  isChosen: boolean;
  children: ReactNode;
}

function RowAndMore({ span, more, isOpen, isChosen, children }: RowAndMoreProps) {
  return (
    <>
      <Row $isOpen={isOpen} $isChosen={isChosen}>
        {children}
      </Row>
      {more !== undefined && (
        <Row $isOpen $isChosen={false}>
          <Opened colSpan={span}>{more}</Opened>
        </Row>
      )}
    </>
  );
}
