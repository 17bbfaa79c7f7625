import type { ClientBase } from 'pg';
import type { Kind, PartTable, Target } from '../kinds/kind.js';

const batchSize = 1000;

/** Writes the planned changes. The caller's transaction makes them visible all at once. */
export async function applyChanges(
  client: ClientBase,
  kinds: readonly Kind[],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { rows } = await client.query<{ total: number }>('select count(*)::int as total from import_changes');
  const total = rows[0]?.total ?? 0;
  let done = 0;
  for (const kind of kinds) await giveIds(client, kind);
  for (const kind of kinds) {
    await vanish(client, kind);
    const [referring, others] = split(kind.target.parts ?? []);
    await inBatches(client, kind, async (count) => {
      await writeRows(client, kind.target);
      for (const part of others) await writePart(client, part);
      done += count;
      if (done < total) onProgress(done, total);
    });
    // They may refer to a record of a later batch.
    if (referring.length > 0) {
      await inBatches(client, kind, async () => {
        for (const part of referring) await writePart(client, part);
      });
    }
  }
  await client.query(`
    update imported_records as known set fingerprint = stage.fingerprint, is_withdrawn = false
      from import_changes as changes join import_stage as stage using (seq)
     where known.kind = stage.kind and known.key = stage.key`);
  onProgress(total, total);
}

/** All new records get their ids first, so that they can refer to each other in any order. */
async function giveIds(client: ClientBase, { name, target }: Kind): Promise<void> {
  const { table, naturalKey } = target;
  const id = naturalKey === undefined ? `nextval(pg_get_serial_sequence('${table}', 'id'))` : '0';
  await client.query(
    `insert into imported_records (kind, key, content_id, fingerprint)
       select kind, key, ${id}, '' from import_changes
        where kind = $1 and change = 'added' order by seq`,
    [name],
  );
}

/** Takes records that are not in the folder any more off the site. Their ids stay known, for when they come back. */
async function vanish(client: ClientBase, { name, target }: Kind): Promise<void> {
  const { table, naturalKey } = target;
  const gone = `select ${naturalKey === undefined ? 'content_id' : 'key'} from import_changes where kind = $1 and change = 'withdrawn'`;
  if (target.vanishing !== 'kept') {
    await client.query(
      target.vanishing === 'withdrawn'
        ? `update ${table} set withdrawn_at = now() where id in (${gone}) and withdrawn_at is null`
        : `delete from ${table} where ${naturalKey ?? 'id'} in (${gone})`,
      [name],
    );
  }
  await client.query(
    `update imported_records as known set is_withdrawn = true from import_changes as changes
      where changes.kind = $1 and changes.change = 'withdrawn' and known.kind = changes.kind and known.key = changes.key`,
    [name],
  );
}

function split(parts: readonly PartTable[]): [PartTable[], PartTable[]] {
  const refers = ({ refs = [] }: PartTable): boolean => refs.length > 0;
  return [parts.filter(refers), parts.filter((part) => !refers(part))];
}

/** Calls with each batch of the changed records of a kind, which stands in `import_batch` meanwhile. */
async function inBatches(
  client: ClientBase,
  kind: Kind,
  write: (count: number) => Promise<void>,
): Promise<void> {
  let last = 0;
  for (;;) {
    const batch = await openBatch(client, kind, last);
    if (batch.count === 0) return;
    await write(batch.count);
    last = batch.last;
  }
}

async function openBatch(
  client: ClientBase,
  { name }: Kind,
  last: number,
): Promise<{ count: number; last: number }> {
  await client.query('drop table if exists import_batch');
  await client.query(
    `create temporary table import_batch on commit drop as
       select stage.seq, stage.key, known.content_id, stage.data, stage.refs, stage.parts
         from import_changes as changes
         join import_stage as stage using (seq)
         join imported_records as known on known.kind = stage.kind and known.key = stage.key
        where changes.kind = '${name}' and changes.seq > ${String(last)} order by changes.seq limit ${String(batchSize)}`,
  );
  const { rows } = await client.query<{ count: number; last: number }>(
    'select count(*)::int as count, coalesce(max(seq), 0) as last from import_batch',
  );
  return rows[0] ?? { count: 0, last };
}

/** The id of the record that a reference such as `{"kind": …, "key": …}` names. */
function idOf(reference: string): string {
  return `(select content_id from imported_records as named
            where named.kind = ${reference} ->> 'kind' and named.key = ${reference} ->> 'key')`;
}

async function writeRows(
  client: ClientBase,
  { table, columns, refs = [], naturalKey, vanishing }: Target,
): Promise<void> {
  const names = [...columns, ...refs];
  const values = [
    ...columns.map((name) => `given.${name}`),
    ...refs.map((name) => idOf(`batch.refs -> '${name}'`)),
  ];
  const changes = names.map((name) => `${name} = excluded.${name}`);
  if (vanishing === 'withdrawn') changes.push('withdrawn_at = null');
  await client.query(
    `insert into ${table} (${naturalKey ?? 'id'}, ${names.join(', ')})
       select ${naturalKey === undefined ? 'batch.content_id' : 'batch.key'}, ${values.join(', ')}
         from import_batch as batch, jsonb_populate_record(null::${table}, batch.data) as given order by batch.seq
     on conflict (${naturalKey ?? 'id'}) do update set ${changes.join(', ')}`,
  );
}

/** Rows that nothing refers to are written anew; a single one is changed in place, with its counts. */
async function writePart(client: ClientBase, part: PartTable): Promise<void> {
  const { table, owner, columns, refs = [], isSingle = false, keptIf } = part;
  const conditions = [`part.${owner} = batch.content_id`];
  if (isSingle) conditions.push(`batch.parts -> '${table}' = '[]'`);
  if (keptIf !== undefined) conditions.push(`not ${keptIf}`);
  await client.query(
    `delete from ${table} as part using import_batch as batch where ${conditions.join(' and ')}`,
  );
  const names = [...columns, ...refs];
  const values = [
    ...columns.map((name) => `given.${name}`),
    ...refs.map((name) => idOf(`element -> 'refs' -> '${name}'`)),
  ];
  const changes = columns.map((name) => `${name} = excluded.${name}`).join(', ');
  await client.query(
    `insert into ${table} (${[owner, ...names].join(', ')})
       select ${['batch.content_id', ...values].join(', ')}
         from import_batch as batch, jsonb_array_elements(batch.parts -> '${table}') as element,
              jsonb_populate_record(null::${table}, element) as given
     ${isSingle ? `on conflict (${owner}) do update set ${changes}` : ''}`,
  );
}
