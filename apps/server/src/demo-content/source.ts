import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanges, buildScaling, buildSeed, contentVersion, makeFolder } from '@inkstone/demo';
import type { ClientBase } from 'pg';
import { importIntoEmpty } from '../content-import/import-folder.js';
import { demonstrationPhones } from '../demo-accounts.js';
import type { FileStore } from '../ports/files/file-store.js';
import type { DemoSource } from '../startup/demo/load-once.js';
import { changeRows } from './rows.js';
import { scalePapers } from './scale-papers.js';
import { writeSeed } from './write-seed.js';

export { contentVersion };

interface LoadTarget {
  client: ClientBase;
  files: Pick<FileStore, 'find' | 'write'>;
}

type Report = (step: string, done: number, total: number) => void;

/**
 * Loads the demonstration content into an empty database, the same on every machine except password hashes.
 * The caller commits; files that were written before a failure stay, and the next load overwrites them.
 */
export const loadDemo: DemoSource['loadDemo'] = async ({ client, files }, options) => {
  const report = options.onProgress ?? (() => undefined);
  for (const [table, rows] of buildChanges()) await changeRows(client, table, rows);
  await importDemoFolder({ client, files }, report);
  const { rows: articles } = await client.query<{ id: number; column_id: number }>(
    'select id, column_id from articles order by id',
  );
  await writeSeed({ client, files }, await buildSeed(articles, demonstrationPhones), report);
  const scale = options.scale ?? 0;
  await scalePapers(client, buildScaling(), scale, (done) => report('扩充试卷', done, scale));
  // A folder that is loaded later must not withdraw the demonstration.
  await client.query('delete from imported_records');
};

async function importDemoFolder({ client, files }: LoadTarget, report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-demo-'));
  try {
    await makeFolder(folder, report);
    await importIntoEmpty({ client, folder, files, terminal: { progress: report } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
