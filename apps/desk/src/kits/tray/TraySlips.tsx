import type { DeskItemSummary } from '@inkstone/api/types';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { SlipList, TrayFilters, type DeskSlip } from '@inkstone/ui/patterns/desk';

import { ageOf, dayOf } from '../../lib/ages.js';
import { brand } from '../../lib/publisher.js';
import { isLate, trayOf } from '../../lib/trays.js';
import type { OpenTray } from './use-tray.js';

export interface TraySlipsProps {
  tray: OpenTray;
  /** The names of the states: of what waits, what is done, and what is not accepted. */
  states: readonly [string, string, string];
  /** What is written on the slip of an item. */
  slipOf: (item: DeskItemSummary) => Pick<DeskSlip, 'name' | 'words' | 'note'>;
}

/** The slips of a tray: its items, and the filters that are in the address. */
export function TraySlips({ tray, states: [waiting, done, refused], slipOf }: TraySlipsProps) {
  const facts = trayOf(tray.tray);
  const { items, query, count, values, isNarrowed } = tray;
  const now = query.dataUpdatedAt;
  return (
    <SlipList
      title={facts.name}
      description={`${String(count)} ${values['status'] === undefined ? facts.unit : '件'}`}
      back={{ label: '一览', href: brand.homeHref }}
      currentId={tray.id}
      filters={
        <TrayFilters
          label="在这一盘里找"
          states={[
            { value: '', name: waiting },
            { value: '1', name: done },
            { value: '-1', name: refused },
          ]}
          choices={query.data?.filters}
          values={values}
          onChange={tray.set}
        />
      }
      slips={items?.map((item) => ({
        id: String(item.id),
        href: tray.hrefTo(item),
        age: item.status === 0 ? ageOf(item.create_time, now) : item.status_name,
        late: item.status === 0 && isLate(facts, item.create_time, now),
        ...slipOf(item),
        note:
          item.assigned_to === ''
            ? (slipOf(item).note ?? dayOf(item.create_time))
            : `转给${item.assigned_to}`,
      }))}
      empty={
        query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} />
        ) : isNarrowed ? (
          '没有找到'
        ) : (
          '都办完了'
        )
      }
      footer="J K 上下件"
    />
  );
}
