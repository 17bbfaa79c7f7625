import { exportDeskItemsMutation, listDeskItemsQuery, noteDeskItemMutation } from '@inkstone/api/desk';
import type { DeskItemSummary } from '@inkstone/api/types';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { QueueTable, type QueueTableProps } from '@inkstone/ui/patterns/desk';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { momentOf } from '../../lib/ages.js';
import { useDesk } from '../../lib/desk.js';
import { hrefOf } from '../../lib/paths.js';
import { brand } from '../../lib/publisher.js';
import { trayOf, type TrayId } from '../../lib/trays.js';
import { useDecisions } from '../../lib/use-decisions.js';
import { RefusedNotice } from '../tray/RefusedNotice.js';
import { useAsked } from '../tray/use-asked.js';
import { usePeople } from '../tray/use-people.js';
import { saveText } from './save.js';

const ROWS = 20;

/** A column of the export that is no field of the item. */
const EXPORTED: Readonly<Partial<Record<string, string>>> = {
  since: '提交时间',
  status: '状态',
  note: '备注',
};

export type TrayRow = DeskItemSummary & { since: string };

/** What a tray says of its table; the rest is the same for all. */
type Declared = 'states' | 'nameOf' | 'nameColumn' | 'acts' | 'choosing' | 'handsOn' | 'opened' | 'tools';

export interface TrayTableProps extends Pick<QueueTableProps<TrayRow>, Declared> {
  tray: TrayId;
  /** The columns that an operator has to ask for. */
  hiddenAtFirst?: readonly string[];
}

/** A tray as a table: filters, order, page and hidden columns are in the address. */
export function TrayTable({ tray, hiddenAtFirst = [], ...declared }: TrayTableProps) {
  const { client, decisions } = useDesk();
  const { waiting } = useDecisions();
  const navigate = useNavigate();
  const { id } = useParams();
  const { search, values, filters, status, word, set } = useAsked();
  const { tray: queue, name } = trayOf(tray);
  const { sort = '' } = values;
  const page = Math.max(1, Number(values['page'] ?? '1') || 1);
  const asked = { queue, word, filters, sort, ...(status !== undefined && { status }) };
  const { data, isError, refetch } = useQuery({
    ...listDeskItemsQuery(client, { ...asked, page, psize: ROWS }),
    placeholderData: keepPreviousData,
  });
  const { mutate: note } = useMutation(noteDeskItemMutation(client));
  const csv = useMutation(exportDeskItemsMutation(client));

  const rows = data?.list.map((row) => ({ ...row, since: momentOf(row.create_time) }));
  const unsent = new Map(waiting.filter((one) => one.tray === tray).map(({ item, act }) => [item, act]));
  const index = rows?.findIndex((row) => String(row.id) === id) ?? -1;
  const open = (row: TrayRow | undefined) => void navigate(hrefOf(tray, row?.id, search).slice(1));

  return (
    <QueueTable
      {...declared}
      title={name}
      back={{ label: '一览', href: brand.homeHref }}
      columns={data?.columns}
      rows={rows}
      count={data?.count ?? 0}
      failure={isError ? <ErrorState onRetry={() => void refetch()} /> : undefined}
      notice={<RefusedNotice tray={tray} />}
      unsent={unsent}
      choices={data?.filters}
      values={values}
      onValues={set}
      paging={{ page, size: ROWS }}
      hiddenColumns={values['hide']?.split(',') ?? hiddenAtFirst}
      people={usePeople(tray)}
      onDecide={(chosen, { done, ...act }) => {
        for (const row of chosen) {
          const decision = { tray, item: String(row.id), title: declared.nameOf(row), act: done };
          const body = { queue, id: row.id, seen: row.status, note: row.note, ...act };
          decisions.take({ ...decision, path: '/api/desk/decide', body });
        }
        const decided = new Set(chosen.map((row) => row.id));
        const isLeft = (row: TrayRow) =>
          row.status === 0 && !decided.has(row.id) && !unsent.has(String(row.id));
        if (id !== undefined) open(rows?.slice(index + 1).find(isLeft) ?? rows?.find(isLeft));
      }}
      onNote={(row, text) => note({ queue, id: row.id, note: text })}
      openId={id}
      onOpen={(row) => open(row === id ? undefined : rows?.find((one) => String(one.id) === row))}
      onMove={(step) => {
        const to = rows?.[index === -1 ? 0 : index + step];
        if (to !== undefined) open(to);
      }}
      onSaveCsv={(shown, ids) => {
        const columns = shown.flatMap(({ id: column, name: label }) =>
          column === 'files' ? [] : [EXPORTED[column] ?? label],
        );
        csv.mutate(
          { ...asked, columns, ...(ids !== undefined && { ids: [...ids] }) },
          { onSuccess: ({ data: saved }) => saveText(saved.csv, `${tray}.csv`) },
        );
      }}
      saving={csv.isPending}
    />
  );
}
