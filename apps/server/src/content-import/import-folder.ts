import type pg from 'pg';
import type { FileStore } from '../ports/files/file-store.js';
import { StartupError } from '../errors/startup-error.js';
import { PictureMaker } from '../pictures/picture-maker.js';
import { checkFolder } from './check/check-folder.js';
import type { SheetPeek } from './check/peeks.js';
import { FileRegistry } from './check/file-registry.js';
import { KnownPictures } from './check/known-pictures.js';
import { KnownRecords } from './check/known-records.js';
import { Faults } from './faults.js';
import { kindsOf, tablesOf } from './kinds/kinds.js';
import type { Kind } from './kinds/kind.js';
import { loadLock } from './load-lock.js';
import { readLookups } from './lookups.js';
import type { Reporting } from './reporting.js';
import { type ContentSource, folderSource, type OpenSource } from './source/content-source.js';
import { applyChanges } from './write/apply.js';
import { isEmptyPlan, type KindPlan, planChanges, planLines } from './write/plan.js';
import { keepHeld } from './write/schedule.js';
import { sendFiles } from './write/send-files.js';
import { Stage } from './write/stage.js';

export interface Importing {
  /** A folder by its path, or another source. */
  folder: string | ContentSource;
  pool: pg.Pool;
  files: ImportFiles;
  terminal: Reporting;
  /** Only checks and reports what would change. */
  isDryRun?: boolean;
  /** Asked before a site with content is changed. */
  confirm: () => Promise<boolean>;
  /** Is told what the reader of the tables has understood by itself, before any fault is. */
  onNotes?: (notes: readonly string[]) => void;
  /** Called in the transaction when all is written, and when nothing had to be. */
  keep?: (written: WrittenContent) => Promise<void>;
}

type ImportFiles = Pick<FileStore, 'find' | 'write'>;

export interface WrittenContent {
  client: pg.ClientBase;
  source: OpenSource;
  /** The files with records, relative to the root. */
  sources: readonly string[];
  plan: readonly KindPlan[];
}

/** All that is wrong in a folder, by its cells. */
export class FaultyContent extends StartupError {
  readonly faults: Faults;
  /** What would change without the faults. */
  readonly plan: readonly KindPlan[];
  readonly peeks: readonly SheetPeek[];

  constructor(faults: Faults, plan: readonly KindPlan[], peeks: readonly SheetPeek[]) {
    super([...faults.lines(), `共 ${String(faults.count)} 处有误，什么都没有写入。`].join('\n'));
    this.faults = faults;
    this.plan = plan;
    this.peeks = peeks;
  }
}

/**
 * Makes the site show what the folder has, in one transaction. Everything is checked before it is written.
 * @throws FaultyContent
 */
export async function importFolder({
  folder,
  pool,
  files,
  terminal,
  isDryRun = false,
  confirm,
  onNotes,
  keep,
}: Importing): Promise<KindPlan[]> {
  const client = await pool.connect();
  const maker = new PictureMaker();
  let source: OpenSource | undefined;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [loadLock]);
    const kinds = kindsOf(await readLookups(client));
    source = await sourceOf(folder).open({ client, tables: tablesOf(kinds) });
    const { plan, sources, pictureNotes } = await check({
      client,
      pool,
      kinds,
      source,
      maker,
      terminal,
      onNotes,
    });
    tell(plan, isDryRun, terminal);
    if (pictureNotes.length > 0) terminal.step(pictureNotes.join('\n'));
    if (isDryRun) {
      await client.query('rollback');
      return plan;
    }
    if (!isEmptyPlan(plan) && (await hasContent(client, kinds)) && !(await confirm())) {
      await client.query('rollback');
      terminal.step('没有载入，什么都没有写入。');
      return plan;
    }
    const sent = isEmptyPlan(plan) ? undefined : await write({ client, kinds, files, maker, terminal });
    await keep?.({ client, source, sources, plan });
    await client.query('commit');
    if (sent === undefined) return plan;
    terminal.step(`内容已载入，存入 ${String(sent)} 个文件。`);
    await tidy(client, kinds, plan);
    return plan;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    maker.close();
    client.release();
    await source?.close();
  }
}

function sourceOf(folder: string | ContentSource): ContentSource {
  return typeof folder === 'string' ? folderSource(folder) : folder;
}

/**
 * Loads a folder into an empty site, in the caller's transaction.
 * @throws FaultyContent
 */
export async function importIntoEmpty({
  client,
  folder,
  files,
  terminal,
}: {
  client: pg.ClientBase;
  folder: string;
  files: ImportFiles;
  terminal: Pick<Reporting, 'progress'>;
}): Promise<void> {
  const kinds = kindsOf(await readLookups(client));
  const source = await folderSource(folder).open({ client, tables: tablesOf(kinds) });
  const maker = new PictureMaker();
  try {
    const { pictureNotes } = await check({ client, kinds, source, maker, terminal });
    if (pictureNotes.length > 0) throw new StartupError(pictureNotes.join('\n'));
    await write({ client, kinds, files, maker, terminal });
  } finally {
    maker.close();
  }
}

interface Loading {
  client: pg.ClientBase;
  kinds: readonly Kind[];
  maker: PictureMaker;
  terminal: Pick<Reporting, 'progress'>;
}

async function write({
  client,
  kinds,
  files,
  maker,
  terminal,
}: Loading & { files: ImportFiles }): Promise<number> {
  const sent = await sendFiles(client, files, maker, (done, total) =>
    terminal.progress('存入文件', done, total),
  );
  await applyChanges(client, kinds, (done, total) => terminal.progress('写入内容', done, total));
  await keepHeld(client);
  return sent;
}

interface Checking extends Loading {
  pool?: pg.Pool;
  source: OpenSource;
  onNotes?: Importing['onNotes'];
}

interface Checked {
  plan: KindPlan[];
  sources: string[];
  pictureNotes: string[];
}

async function check({ client, pool, kinds, source, maker, terminal, onNotes }: Checking): Promise<Checked> {
  const { root, stored, replaced } = source;
  const faults = new Faults();
  const files = new FileRegistry(root, new KnownPictures(pool ?? client, maker), stored);
  const stage = new Stage(client, files);
  await stage.open();
  const known = new KnownRecords(client);
  await known.open();
  const folder = { root, kinds, faults, files, stage, known, ...(replaced !== undefined && { replaced }) };
  const { count, sources, peeks, notes, pictureNotes } = await checkFolder(folder, (done, total) =>
    terminal.progress('检查内容', done, total),
  );
  onNotes?.([...notes, ...pictureNotes]);
  if (faults.count === 0 && count === 0)
    throw new StartupError(`${root} 里没有内容；文件夹的样子见 docs/content.md。`);
  const plan = await planChanges(client, kinds, faults);
  if (faults.count > 0) throw new FaultyContent(faults, plan, peeks);
  return { plan, sources, pictureNotes };
}

function tell(plan: readonly KindPlan[], isDryRun: boolean, terminal: Reporting): void {
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
