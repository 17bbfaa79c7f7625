import type { ClientBase } from 'pg';
import type { Kind } from '../kinds/kind.js';

export interface KindPlan {
  label: string;
  added: number;
  changed: number;
  /** Withdrawn before, and in the folder again. */
  returned: number;
  withdrawn: number;
  same: number;
}

/** Compares the staged records with what earlier loads have written. */
export async function planChanges(client: ClientBase, kinds: readonly Kind[]): Promise<KindPlan[]> {
  await client.query(`
    create unique index on import_stage (kind, key);
    create temporary table import_changes on commit drop as
      select stage.seq, stage.kind, stage.key, known.content_id,
             case when known.key is null then 'added' when known.is_withdrawn then 'returned' else 'changed' end as change
        from import_stage as stage
        left join imported_records as known using (kind, key)
       where known.key is null or known.is_withdrawn or known.fingerprint <> stage.fingerprint;
    insert into import_changes (kind, key, content_id, change)
      select kind, key, content_id, 'withdrawn' from imported_records as known
       where not is_withdrawn
         and not exists (select from import_stage as stage where stage.kind = known.kind and stage.key = known.key);
    create index on import_changes (kind, seq);
    analyze import_changes, import_stage`);
  const { rows } = await client.query<{ kind: string; change: keyof KindPlan; count: number }>(
    `select kind, change, count(*)::int as count from import_changes group by kind, change
     union all select kind, 'same', count(*)::int from import_stage as stage
       where not exists (select from import_changes as changes where changes.seq = stage.seq) group by kind`,
  );
  return kinds.map(({ name, label }) => ({
    ...{ label, added: 0, changed: 0, returned: 0, withdrawn: 0, same: 0 },
    ...Object.fromEntries(
      rows.filter(({ kind }) => kind === name).map(({ change, count }) => [change, count]),
    ),
  }));
}

export function isEmptyPlan(plan: readonly KindPlan[]): boolean {
  return plan.every(
    ({ added, changed, returned, withdrawn }) => added + changed + returned + withdrawn === 0,
  );
}

export function planLines(plan: readonly KindPlan[]): string[] {
  return plan.flatMap(({ label, added, changed, returned, withdrawn, same }) => {
    const steps = Object.entries({ 新增: added, 更新: changed, 重新上架: returned, 下架: withdrawn }).filter(
      ([, count]) => count > 0,
    );
    if (steps.length === 0) return [];
    const text = steps.map(([step, count]) => `${step} ${String(count)}`).join('，');
    return [`  ${label}：${text}${same > 0 ? `，不变 ${String(same)}` : ''}`];
  });
}
