import type { ClientBase } from 'pg';

/**
 * Takes what is shown later out of the stage, and with it all that names it: a recommended book whose row does not
 * exist yet cannot be written.
 */
export async function holdBack(client: ClientBase): Promise<void> {
  await client.query(
    'create temporary table import_held on commit drop as select kind, key, shown_at, fingerprint, data, refs, parts from import_stage with no data',
  );
  const { rowCount: later } = await client.query('select from import_stage where shown_at > now() limit 1');
  if (later === 0) return;
  for (let changed: number | null = 1; changed !== 0;) changed = await spread(client);
  await client.query(`
    with held as (delete from import_stage where shown_at > now() returning *)
    insert into import_held select kind, key, shown_at, fingerprint, data, refs, parts from held`);
}

/** A record is not shown before those that it names. */
async function spread(client: ClientBase): Promise<number | null> {
  const { rowCount } = await client.query(`
    update import_stage as stage set shown_at = later.shown_at
      from (
        select referring.seq, max(named.shown_at) as shown_at
          from import_stage as referring
         cross join lateral (
           select jsonb_path_query(referring.refs, '$.*') as ref
            union all
           select jsonb_path_query(referring.parts, '$.*[*].refs.*')
         ) as refs
          join import_stage as named on named.kind = ref ->> 'kind' and named.key = ref ->> 'key'
         where named.shown_at > now()
         group by referring.seq
      ) as later
     where stage.seq = later.seq and (stage.shown_at is null or stage.shown_at < later.shown_at)`);
  return rowCount;
}

/** The held records take the place of those that an earlier load has held back. */
export async function keepHeld(client: ClientBase): Promise<void> {
  await client.query(`
    delete from scheduled_records;
    insert into scheduled_records (kind, key, shown_at, fingerprint, data, refs, parts)
      select kind, key, shown_at, fingerprint, data, refs, parts from import_held`);
}

/** Stages what is to be shown by now. */
export async function stageDue(client: ClientBase): Promise<void> {
  await client.query(`
    with due as (delete from scheduled_records where shown_at <= now() returning *)
    insert into import_stage (kind, key, fingerprint, data, refs, parts)
      select kind, key, fingerprint, data, refs, parts from due order by shown_at, kind, key`);
}
