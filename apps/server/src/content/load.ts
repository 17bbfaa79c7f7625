import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { importFirst } from '../content-import/import-content.js';
import { demonstrationPassword } from '../demonstration.js';
import type { FileStore } from '../ports/files/file-store.js';
import { hashPassword } from '../security/passwords.js';
import { buildContent, changes, type Content } from './build-content.js';
import { advanceIdentity, changeRows, insertRows, type Row } from './db/insert.js';
import { writeFiles } from './files/write-files.js';
import { countReaders } from './folder/count-readers.js';
import { makeFolder } from './folder/make-folder.js';
import { scalePapers } from './papers/scale-papers.js';
import type { Article } from './site/recommendations.js';

/** To be raised with each change of the content; the caller records it in content_loads. */
export const contentVersion = '2026-11-23.2';

export interface LoadTarget {
  /** A connection inside the caller's transaction. */
  client: ClientBase;
  files: Pick<FileStore, 'find' | 'write'>;
}

export interface LoadOptions {
  /** Number of papers, if more than the base set are wanted; the additional ones share its files. */
  scale?: number;
  /** Called with the Chinese name of the step and its progress; the unit depends on the step. */
  onProgress?: (step: string, done: number, total: number) => void;
}

type Report = NonNullable<LoadOptions['onProgress']>;

/**
 * Loads the demonstration content into an empty, migrated database. Everything except the password hashes is
 * the same on every machine. The caller commits; files written before a failure stay and are overwritten by
 * the next load.
 *
 * @throws Error if the tables already have content: the fixed ids collide
 */
export async function loadContent(
  { client, files }: LoadTarget,
  options: LoadOptions = {},
): Promise<{ counts: Record<string, number> }> {
  const report = options.onProgress ?? (() => undefined);
  for (const [table, rows] of changes) await changeRows(client, table, rows);
  const content = buildContent(await importFolder({ client, files }, report));
  const counts: Record<string, number> = {};

  const tables = await tablesOf(content);
  for (const [index, [table, rows]] of tables.entries()) {
    counts[table] = await insertRows(client, table, rows);
    report('写入数据', index + 1, tables.length);
  }
  const scale = Math.max(options.scale ?? 0, content.papers.length);
  const extra = await scalePapers(client, content.papers, scale, (done) => {
    report('扩充试卷', done, scale);
  });
  counts['papers'] = (counts['papers'] ?? 0) + extra;
  for (const table of await identityTables(client)) await advanceIdentity(client, table);
  await writeFiles(content, files, report);
  return { counts };
}

/** Loads what stands in `demo/content`. @returns the articles in the order of their ids */
async function importFolder({ client, files }: LoadTarget, report: Report): Promise<Article[]> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-demo-'));
  try {
    await makeFolder(folder, (done, total) => {
      report('绘制插图', done, total);
    });
    await importFirst({ client, folder, files, screen: { progress: report } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await countReaders(client);
  // A folder that an operator loads later must not withdraw the demonstration: it is none of that folder's.
  await client.query('delete from imported_records');
  const { rows } = await client.query<Article>('select id, column_id from articles order by id');
  return rows;
}

async function tablesOf(content: Content): Promise<readonly (readonly [string, readonly Row[]])[]> {
  const users = await Promise.all(
    content.users.map(async (user) => ({
      ...user,
      password_hash: await hashPassword(demonstrationPassword),
    })),
  );
  return content.tables.map(([table, rows]) => [table, table === 'users' ? users : rows] as const);
}

async function identityTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table_name: string }>(
    `select table_name from information_schema.columns
      where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES' order by table_name`,
  );
  return rows.map((row) => row.table_name);
}
