import { type Expression, sql, type SqlBool } from 'kysely';
import type { Database } from './database.js';
import type { DB } from './generated.js';

/** Skips rows that another transaction is deleting: waiting for each other would be a deadlock. */
export async function deleteUnlocked(
  db: Database,
  table: keyof DB,
  condition: Expression<SqlBool>,
): Promise<void> {
  const from = sql.table(table);
  await sql`delete from ${from} where id in (
    select id from ${from} where ${condition} for update skip locked
  )`.execute(db);
}
