import type { Row } from '@inkstone/demo';
import type { ClientBase } from 'pg';

const batchSize = 500;

/** Inserts rows in batches, as JSON, whose values PostgreSQL converts. All rows must have the same columns. */
export async function insertRows(client: ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const names = columns.join(', ');
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    await client.query(
      `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(batch)],
    );
  }
}

/** Changes rows that the migrations have inserted: all columns but the id, by the id. */
export async function changeRows(client: ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  await client.query(
    `update ${table} set ${names.map((name) => `${name} = given.${name}`).join(', ')}
       from jsonb_populate_recordset(null::${table}, $1::jsonb) as given where given.id = ${table}.id`,
    [JSON.stringify(rows)],
  );
}

/** Moves an identity sequence past explicit ids: the next row would collide with them. */
export async function advanceIdentity(client: ClientBase, table: string): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence($1, 'id'), greatest((select coalesce(max(id), 0) from ${table}), 1))`,
    [table],
  );
}
