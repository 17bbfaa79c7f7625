import type pg from 'pg';
import type { FileStore } from '../../ports/files/file-store.js';
import type { Terminal } from '../terminal.js';
import { StartupError } from '../../errors/startup-error.js';

export interface DemoSource {
  contentVersion: string;
  /** Called inside a transaction of `client`. */
  loadDemo(
    target: { client: pg.ClientBase; files: Pick<FileStore, 'find' | 'write'> },
    options: { scale?: number; onProgress?: (step: string, done: number, total: number) => void },
  ): Promise<unknown>;
}

/** Prevents two servers that start on one database from both loading. */
const advisoryLock = 7_201_914_216;

export interface LoadedDemo {
  version: string;
  scale: number;
}

export async function findLoadedDemo(client: Pick<pg.Pool, 'query'>): Promise<LoadedDemo | undefined> {
  const { rows } = await client.query<LoadedDemo>(
    'select version, scale from content_loads order by loaded_at desc limit 1',
  );
  return rows[0];
}

export async function hasImportedContent(client: Pick<pg.Pool, 'query'>): Promise<boolean> {
  return (await client.query('select from imported_records limit 1')).rows.length > 0;
}

/**
 * Loads the demonstration content if there is none, in one transaction. Files are written before the rows are
 * committed; writing them again does no harm.
 */
export async function loadDemoOnce(
  source: DemoSource,
  pool: pg.Pool,
  files: Pick<FileStore, 'find' | 'write'>,
  terminal: Terminal,
  scale = 1,
): Promise<LoadedDemo> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    const found = await findLoadedDemo(client);
    if (found !== undefined) {
      await client.query('rollback');
      return found;
    }
    await refuseForeignRows(client);
    terminal.step('正在载入演示内容……');
    await source.loadDemo({ client, files }, { scale, onProgress: terminal.progress });
    await client.query('insert into content_loads (version, scale) values ($1, $2)', [
      source.contentVersion,
      scale,
    ]);
    await client.query('commit');
    // Counts and far pages use index-only scans, which need a vacuumed table.
    await client.query('set statement_timeout = 0');
    await client.query('vacuum (analyze)');
    await client.query('reset statement_timeout');
    return { version: source.contentVersion, scale };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** The content has fixed ids: it must not be mixed into a real catalogue. */
async function refuseForeignRows(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select 1 from books union all select 1 from users limit 1');
  if (rows.length > 0) {
    throw new StartupError('数据库里已有图书或账户，演示内容只能载入空的数据库。');
  }
}
