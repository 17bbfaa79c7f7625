import type { ClientBase } from 'pg';
import type { Faults } from '../faults.js';
import type { Kind } from '../kinds/kind.js';
import { holdBack } from './schedule.js';

export interface KindPlan {
  label: string;
  added: number;
  changed: number;
  /** Withdrawn before, and in the folder again. */
  returned: number;
  withdrawn: number;
  same: number;
  /** Shown later, and since when the first of them. */
  scheduled: number;
  scheduledFrom: string | null;
  /** Of those, and of those that an earlier load has scheduled: what differs. */
  rescheduled: number;
  /** With any, nothing is written. */
  faults: number;
}

/** Compares the staged records with what earlier loads have written. */
export async function planChanges(
  client: ClientBase,
  kinds: readonly Kind[],
  faults: Pick<Faults, 'countOf'>,
): Promise<KindPlan[]> {
  // A repeated key is a fault, with which nothing is written.
  await client.query(`
    delete from import_stage as one using import_stage as other
     where one.kind = other.kind and one.key = other.key and one.seq > other.seq;
    create unique index on import_stage (kind, key)`);
  await holdBack(client);
  await findChanges(client);
  await client.query(`
    insert into import_changes (kind, key, content_id, change)
      select kind, key, content_id, 'withdrawn' from imported_records as known
       where not is_withdrawn
         and not exists (select from import_stage as stage where stage.kind = known.kind and stage.key = known.key)
         -- A record with a fault stays, until it is right.
         and (not exists (select from import_keys as read where read.kind = known.kind and read.key = known.key)
              or exists (select from import_held as held where held.kind = known.kind and held.key = known.key));
    analyze import_changes`);
  const { rows } = await client.query<{ kind: string; change: keyof KindPlan; count: number }>(
    `select kind, change, count(*)::int as count from import_changes group by kind, change
     union all select kind, 'same', count(*)::int from import_stage as stage
       where not exists (select from import_changes as changes where changes.seq = stage.seq) group by kind
     union all select kind, 'scheduled', count(*)::int from import_held group by kind
     union all select coalesce(held.kind, before.kind), 'rescheduled', count(*)::int
       from import_held as held full join scheduled_records as before using (kind, key)
      where (held.shown_at, held.fingerprint) is distinct from (before.shown_at, before.fingerprint) group by 1`,
  );
  const { rows: first } = await client.query<{ kind: string; shown_at: Date }>(
    'select kind, min(shown_at) as shown_at from import_held group by kind',
  );
  return kinds.map(({ name, label }) => ({
    ...{ label, added: 0, changed: 0, returned: 0, withdrawn: 0, same: 0, scheduled: 0, rescheduled: 0 },
    faults: faults.countOf(name),
    scheduledFrom: first.find(({ kind }) => kind === name)?.shown_at.toISOString() ?? null,
    ...Object.fromEntries(
      rows.filter(({ kind }) => kind === name).map(({ change, count }) => [change, count]),
    ),
  }));
}

/** What is staged and is not as it was written last. */
export async function findChanges(client: ClientBase): Promise<void> {
  await client.query(`
    create temporary table import_changes on commit drop as
      select stage.seq, stage.kind, stage.key, known.content_id,
             case when known.key is null then 'added' when known.is_withdrawn then 'returned' else 'changed' end as change
        from import_stage as stage
        left join imported_records as known using (kind, key)
       where known.key is null or known.is_withdrawn or known.fingerprint <> stage.fingerprint;
    create index on import_changes (kind, seq);
    analyze import_changes, import_stage`);
}

export function isEmptyPlan(plan: readonly KindPlan[]): boolean {
  return plan.every(
    ({ added, changed, returned, withdrawn, rescheduled }) =>
      added + changed + returned + withdrawn + rescheduled === 0,
  );
}

export function planLines(plan: readonly KindPlan[]): string[] {
  return plan.flatMap(({ label, added, changed, returned, withdrawn, same, scheduled }) => {
    const steps = Object.entries({
      新增: added,
      更新: changed,
      重新上架: returned,
      下架: withdrawn,
      定时上线: scheduled,
    }).filter(([, count]) => count > 0);
    if (steps.length === 0) return [];
    const text = steps.map(([step, count]) => `${step} ${String(count)}`).join('，');
    return [`  ${label}：${text}${same > 0 ? `，不变 ${String(same)}` : ''}`];
  });
}
