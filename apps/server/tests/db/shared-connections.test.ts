import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/databases.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

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
    await transaction
      .insertInto('provinces')
      .values({ id: 990, name: '甲', short_name: '甲', sort: 990 })
      .execute();
    expect(await names()).toBe(0);
  });
  expect(await names()).toBe(1);
});

it('answers what only reads while writes wait for the lock of a transaction', async () => {
  const { db } = database;
  await db.insertInto('provinces').values({ id: 991, name: '乙', short_name: '乙', sort: 991 }).execute();
  const rename = (name: string) => db.updateTable('provinces').set({ name }).where('id', '=', 991).execute();
  let waiting: Promise<unknown>[] = [];
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('provinces').set({ sort: 992 }).where('id', '=', 991).execute();
    waiting = Array.from({ length: 6 }, (_, index) => rename(`丙${String(index)}`));
    expect(await Promise.all(Array.from({ length: 40 }, () => echo('x')))).toEqual(Array(40).fill('x'));
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
