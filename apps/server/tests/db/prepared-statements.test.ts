import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../support/databases.js';

const database = useTestDatabase();

/** In one transaction, so that all queries use one connection. */
async function planned(times: number, text: string): Promise<number> {
  return database.db.transaction().execute(async (transaction) => {
    const query = sql<{ n: number }>`${sql.raw(text)}`;
    for (let time = 0; time < times; time += 1) await query.execute(transaction);
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from pg_prepared_statements where statement = ${text}`.execute(transaction);
    return rows[0]?.count ?? 0;
  });
}

it('prepares a repeated statement, but not one that runs once', async () => {
  expect(await planned(1, 'select 1 as n')).toBe(0);
  expect(await planned(2, 'select 2 as n')).toBe(1);
});

it('gives the same result with and without preparing', async () => {
  const grade = (id: number) => database.db.selectFrom('grades').select('name').where('id', '=', id);
  const names: (string | undefined)[] = [];
  for (const id of [169, 164, 169, 999, 169]) names.push((await grade(id).executeTakeFirst())?.name);
  expect(names).toEqual(['高三', '初一', '高三', undefined, '高三']);
});

it('limits the number of prepared statements', async () => {
  for (let n = 0; n < 600; n += 1) {
    const query = sql.raw<{ n: number }>(`select ${String(n)} as n, 'many'`);
    for (let time = 0; time < 2; time += 1) {
      expect((await query.execute(database.db)).rows[0]?.n).toBe(n);
    }
  }
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*) as count from pg_prepared_statements',
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(500);
});
