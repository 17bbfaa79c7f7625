import type { ClientBase } from 'pg';
import { hashPassword } from '../security/passwords.js';
import { buildContent, type Content } from './build-content.js';
import { advanceIdentity, changeRows, insertRows, type Row } from './db/insert.js';
import { writeFiles } from './files/write-files.js';
import type { FileSink } from './media/output/paper-writer.js';
import { scalePapers } from './papers/scale-papers.js';
import { demonstrationPassword } from '../demonstration.js';

/** To be raised with each change of the content; the caller records it in content_loads. */
export const contentVersion = '2026-11-23.1';

export interface LoadTarget {
  /** A connection inside the caller's transaction. */
  client: ClientBase;
  files: FileSink;
}

export interface LoadOptions {
  /** Number of papers, if more than the base set are wanted; the additional ones share its files. */
  scale?: number;
  /** Called with the Chinese name of the step and its progress; the unit depends on the step. */
  onProgress?: (step: string, done: number, total: number) => void;
}

/**
 * Loads the demonstration content into an empty, migrated database. Everything except the password hashes is
 * the same on every machine. The caller commits; files written before a failure stay and are overwritten by
 * the next load.
 *
 * @throws Error if the tables already have content: the fixed ids collide
 */
export async function loadContent(
  target: LoadTarget,
  options: LoadOptions = {},
): Promise<{ counts: Record<string, number> }> {
  const { client, files } = target;
  const report = options.onProgress ?? (() => undefined);
  const content = buildContent();
  const counts: Record<string, number> = {};

  for (const [table, rows] of content.changes) await changeRows(client, table, rows);
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
