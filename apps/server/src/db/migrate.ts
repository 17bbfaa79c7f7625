import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartupError } from '../errors/startup-error.js';

/** Any constant works, as long as all servers of a database use the same one. */
const advisoryLock = 7_201_914_215;
export const migrationsFolder = join(import.meta.dirname, 'migrations');

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Runs the .sql files that have not run yet, in order, each in a transaction; servers that start together take
 * turns. A file that was edited after it ran is refused: existing databases would differ from new ones.
 * @returns the names of the files
 */
export async function migrate(
  pool: pg.Pool,
  onStep?: (name: string) => void,
  folder = migrationsFolder,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await client.query(
      `create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`,
    );
    const pending = await findPending(client, migrations);
    for (const migration of pending) {
      onStep?.(migration.name);
      await apply(client, migration);
    }
    return pending.map((migration) => migration.name);
  } finally {
    // Ends the session, which also releases the lock and the lifted timeout.
    client.release(true);
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
}

async function findPending(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const applied of rows) {
    const migration = known.get(applied.name);
    if (migration === undefined) {
      throw new StartupError(
        `数据库里已执行过迁移 ${applied.name}，程序中却没有它；请使用不低于此数据库的版本。`,
      );
    }
    if (migration.checksum !== applied.checksum) {
      throw new StartupError(`迁移 ${applied.name} 在执行之后被改动；请还原它，并把改动写成新的迁移。`);
    }
  }
  const done = new Set(rows.map((row) => row.name));
  return migrations.filter((migration) => !done.has(migration.name));
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`迁移 ${migration.name} 执行失败：${reason}`);
  }
}
