import { getDeskTraysQuery } from '@inkstone/api/desk';
import { TrayDone } from '@inkstone/ui/patterns/desk';
import { useQuery } from '@tanstack/react-query';

import { traysOf } from '../../lib/desk-places.js';
import { useDeskClient, useOperator } from '../../lib/desk.js';
import { hrefOf } from '../../lib/paths.js';
import { trayOf, type TrayId } from '../../lib/trays.js';

/** A tray in which nothing waits any more: what was done today, and the next one in which something does. */
export function AllDone({ tray }: { tray: TrayId }) {
  const operator = useOperator();
  const { data } = useQuery(getDeskTraysQuery(useDeskClient()));
  const places = operator === null ? [] : traysOf(operator, data?.trays);
  const next = places.find(({ id, count = 0 }) => id !== tray && count > 0);
  return (
    <TrayDone
      name={trayOf(tray).name}
      next={
        next && {
          href: next.href,
          label: `${next.name}，${String(next.count ?? 0)} ${next.unit.slice(0, 1)}在等`,
        }
      }
      decided={{
        href: hrefOf(tray, undefined, new URLSearchParams({ status: '1' })),
        label: '看办过的',
      }}
    >
      {data !== undefined && data.done_today > 0 && `今天各盘一共办了 ${String(data.done_today)} 件。`}
    </TrayDone>
  );
}
