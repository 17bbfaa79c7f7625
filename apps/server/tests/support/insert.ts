import type { InsertObject } from 'kysely';
import type { Database } from '../../src/db/database.js';
import type { DB } from '../../src/db/generated.js';

type Rows = { readonly [Table in keyof DB]?: InsertObject<DB, Table> | readonly InsertObject<DB, Table>[] };

/** Inserts rows, table by table in the order of the keys. */
export async function insert(db: Database, rows: Rows): Promise<void> {
  for (const [table, values] of Object.entries(rows)) {
    await db
      .insertInto(table as keyof DB)
      .values(values)
      .execute();
  }
}
