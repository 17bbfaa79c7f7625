import { realpath, stat } from 'node:fs/promises';
import type pg from 'pg';
import type { FileStore } from '../ports/files/file-store.js';
import type { Terminal } from '../startup/terminal.js';
import { StartupError } from '../errors/startup-error.js';
import { checkFolder } from './check/check-folder.js';
import { FileRegistry } from './check/file-registry.js';
import { KnownRecords } from './check/known-records.js';
import { Faults } from './faults.js';
import { kindsOf } from './kinds/kinds.js';
import type { Kind } from './kinds/kind.js';
import { readLookups } from './lookups.js';
import { applyChanges } from './write/apply.js';
import { isEmptyPlan, type KindPlan, planChanges, planLines } from './write/plan.js';
import { sendFiles } from './write/send-files.js';
import { Stage } from './write/stage.js';

/** Two loads at a time would withdraw each other's records. */
const advisoryLock = 7_201_914_217;

interface Importing {
  folder: string;
  pool: pg.Pool;
  files: Pick<FileStore, 'find' | 'write'>;
  terminal: Terminal;
  /** Only checks and reports what would change. */
  isDryRun?: boolean;
  /** Asked before a site with content is changed. */
  confirm: () => Promise<boolean>;
}

/**
 * Makes the site show what the folder has, in one transaction. Everything is checked before it is written.
 * @throws StartupError with all faults of the folder
 */
export async function importFolder({
  folder,
  pool,
  files,
  terminal,
  isDryRun = false,
  confirm,
}: Importing): Promise<KindPlan[]> {
  const root = await rootOf(folder);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    const kinds = kindsOf(await readLookups(client));
    const plan = await check(client, kinds, root, terminal);
    tell(plan, isDryRun, terminal);
    if (isDryRun || isEmptyPlan(plan)) {
      await client.query('rollback');
      return plan;
    }
    if ((await hasContent(client, kinds)) && !(await confirm())) {
      await client.query('rollback');
      terminal.step('没有载入，什么都没有写入。');
      return plan;
    }
    const sent = await write(client, kinds, files, terminal);
    await client.query('commit');
    terminal.step(`内容已载入，存入 ${String(sent)} 个文件。`);
    await tidy(client, kinds, plan);
    return plan;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Loads a folder into an empty site, in the caller's transaction.
 * @throws StartupError with all faults of the folder
 */
export async function importIntoEmpty({
  client,
  folder,
  files,
  terminal,
}: Pick<Importing, 'folder' | 'files'> & {
  client: pg.ClientBase;
  terminal: Pick<Terminal, 'progress'>;
}): Promise<void> {
  const kinds = kindsOf(await readLookups(client));
  await check(client, kinds, await rootOf(folder), terminal);
  await write(client, kinds, files, terminal);
}

async function write(
  client: pg.ClientBase,
  kinds: readonly Kind[],
  files: Importing['files'],
  terminal: Pick<Terminal, 'progress'>,
): Promise<number> {
  const sent = await sendFiles(client, files, (done, total) => terminal.progress('存入文件', done, total));
  await applyChanges(client, kinds, (done, total) => terminal.progress('写入内容', done, total));
  return sent;
}

async function rootOf(folder: string): Promise<string> {
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined || !(await stat(root)).isDirectory())
    throw new StartupError(`没有文件夹 ${folder}。`);
  return root;
}

async function check(
  client: pg.ClientBase,
  kinds: readonly Kind[],
  root: string,
  terminal: Pick<Terminal, 'progress'>,
): Promise<KindPlan[]> {
  const faults = new Faults();
  const files = new FileRegistry(root);
  const stage = new Stage(client, files);
  await stage.open();
  const known = new KnownRecords(client);
  await known.open();
  const count = await checkFolder({ root, kinds, faults, files, stage, known }, (done, total) =>
    terminal.progress('检查内容', done, total),
  );
  if (faults.count > 0) {
    throw new StartupError(
      [...faults.lines(), `共 ${String(faults.count)} 处有误，什么都没有写入。`].join('\n'),
    );
  }
  if (count === 0) throw new StartupError(`${root} 里没有内容；文件夹的样子见 docs/content.md。`);
  return planChanges(client, kinds);
}

function tell(plan: readonly KindPlan[], isDryRun: boolean, terminal: Terminal): void {
  if (isEmptyPlan(plan)) terminal.step('与已载入的内容相同，没有需要改动的。');
  else terminal.step([isDryRun ? '如果载入，将会：' : '将要：', ...planLines(plan)].join('\n'));
  if (isDryRun) terminal.step('这是试运行，什么都没有写入。');
}

/** A mistyped folder must not silently take a whole site off. */
async function hasContent(client: pg.PoolClient, kinds: readonly Kind[]): Promise<boolean> {
  const tables = kinds
    .filter(({ target }) => target.vanishing === 'withdrawn')
    .map(({ target }) => target.table);
  const conditions = ['imported_records', ...tables].map((table) => `exists (select from ${table})`);
  const { rows } = await client.query<{ found: boolean }>(`select ${conditions.join(' or ')} as found`);
  return rows[0]?.found === true;
}

/** Counts and far pages use index-only scans, which need a vacuumed table. */
async function tidy(client: pg.PoolClient, kinds: readonly Kind[], plan: readonly KindPlan[]): Promise<void> {
  const changed = kinds.filter(({ label }) => !isEmptyPlan(plan.filter((one) => one.label === label)));
  await client.query('set statement_timeout = 0');
  await client.query(`vacuum (analyze) ${changed.map(({ target }) => target.table).join(', ')}`);
  await client.query('reset statement_timeout');
}
