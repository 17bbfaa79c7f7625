import { getDeskBatchQuery } from '@inkstone/api/desk';
import { CodeBatch, type ScratchBatch } from '@inkstone/ui/patterns/desk-drawers';
import { useQuery } from '@tanstack/react-query';

import { historyOf } from '../../lib/ages.js';
import { useUnsent } from '../../lib/use-decisions.js';
import { useDesk } from '../../lib/desk.js';

/** The open batch. */
export function OpenBatch({ batch }: { batch: ScratchBatch }) {
  const { client, decisions } = useDesk();
  const { name } = batch;
  const { data } = useQuery(getDeskBatchQuery(client, name));
  return (
    <CodeBatch
      batch={batch}
      days={(data?.days ?? []).map(({ day, checks }) => ({ day: day.slice(5), value: checks }))}
      history={historyOf(data?.history ?? [])}
      unsent={useUnsent('codes', name)?.act}
      onChange={(change, reason) =>
        decisions.take({
          tray: 'codes',
          item: name,
          title: `批次 ${name}`,
          act: change === 'recall' ? '已收回' : '已恢复',
          path: '/api/desk/codes/change',
          body: { name, change, reason },
        })
      }
    />
  );
}
