import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../src/db/database.js';
import { useTestDatabase } from '../support/databases.js';
import { insert } from '../support/insert.js';

const database = useTestDatabase();

const echo = async (text: string): Promise<unknown> =>
  (await sql<{ text: string }>`select ${text}::text as text`.execute(database.db)).rows[0]?.text;

it('gives each of many statements at once its own rows', async () => {
  const texts = Array.from({ length: 300 }, (_, index) => `text ${String(index)}`);
  expect(await Promise.all(texts.map(echo))).toEqual(texts);
});

it('lets other statements succeed behind one that fails', async () => {
  const [failed, ...others] = await Promise.allSettled([
    sql`select 1 / 0`.execute(database.db),
    ...Array.from({ length: 100 }, (_, index) => echo(String(index))),
  ]);
  expect(failed.status).toBe('rejected');
  expect(others.map((other) => other.status)).toEqual(Array(100).fill('fulfilled'));
});

it('keeps statements outside of a transaction from what it has not committed', async () => {
  const names = async () =>
    (await database.db.selectFrom('provinces').select('id').where('name', '=', '甲').execute()).length;
  await database.db.transaction().execute(async (transaction) => {
    await insert(transaction, { provinces: { id: 990, name: '甲', short_name: '甲', sort: 990 } });
    expect(await names()).toBe(0);
  });
  expect(await names()).toBe(1);
});

it('answers what only reads while writes wait for the lock of a transaction', async () => {
  const { db } = database;
  await insert(db, { provinces: { id: 991, name: '乙', short_name: '乙', sort: 991 } });
  const rename = (name: string) => db.updateTable('provinces').set({ name }).where('id', '=', 991).execute();
  let waiting: Promise<unknown>[] = [];
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('provinces').set({ sort: 992 }).where('id', '=', 991).execute();
    waiting = Array.from({ length: 6 }, (_, index) => rename(`丙${String(index)}`));
    expect(await Promise.all(Array.from({ length: 40 }, () => echo('x')))).toEqual(Array(40).fill('x'));
  });
  await Promise.all(waiting);
});

const lockers: [name: string, lock: (db: Database) => Promise<unknown>][] = [
  ['select … for update', (db) => provincesOf(db).forUpdate().execute()],
  ['select … for no key update', (db) => provincesOf(db).forNoKeyUpdate().execute()],
  ['select … for share', (db) => provincesOf(db).forShare().execute()],
  ['select … for key share', (db) => provincesOf(db).forKeyShare().execute()],
  [
    'with … update',
    (db) =>
      db
        .with('changed', (within) =>
          within.updateTable('provinces').set({ name: '丁' }).where('id', '=', 992).returning('id'),
        )
        .selectFrom('changed')
        .selectAll()
        .execute(),
  ],
  [
    'with … delete as text',
    (db) =>
      sql`WITH gone AS (DELETE FROM provinces WHERE id = ${992} RETURNING id) SELECT id FROM gone`.execute(
        db,
      ),
  ],
  ['an advisory lock', (db) => sql`select pg_advisory_xact_lock(992)`.execute(db)],
];

function provincesOf(db: Database) {
  return db.selectFrom('provinces').select('name').where('id', '=', 992);
}

it.each(lockers)('answers what only reads while %s waits for a transaction', async (_name, lock) => {
  const { db, pool } = database;
  await insert(db, { provinces: { id: 992, name: '甲', short_name: '甲', sort: 992 } });
  const waits = async () => {
    const { rows } = await pool.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows.length;
  };
  let waiting: Promise<unknown>[] = [];
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('provinces').where('id', '=', 992).execute();
    await sql`select pg_advisory_xact_lock(992)`.execute(transaction);
    waiting = Array.from({ length: 6 }, () => lock(db));
    await expect.poll(waits).toBe(6);
    // More than fit on connections that none of the six holds up.
    expect(await Promise.all(Array.from({ length: 80 }, () => echo('x')))).toEqual(Array(80).fill('x'));
  });
  await Promise.all(waiting);
});

it('tells those who wait on a broken connection, and goes on with another one', async () => {
  const broken = sql`select pg_sleep(60), pg_backend_pid()`.execute(database.db);
  const ended = expect(broken).rejects.toThrow();
  const end = async () => {
    const { rows } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where query like 'select pg_sleep(60)%' and state = 'active' and datname = current_database()`,
    );
    return rows.length;
  };
  await expect.poll(end).toBe(1);
  await ended;
  expect(await echo('again')).toBe('again');
});
