/** `npm run bench:content [-- --papers 10000,100000]`: time and memory of a load, a repeated and a changed one. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '../db/database.js';
import { embeddedConnection, startThrowAwayCluster } from '../db/embedded.js';
import { migrate } from '../db/migrate.js';
import { changeFolder, type CatalogueSize, writeFolder } from './catalogue-folder.js';
import type { ImportFigures, ImportJob } from './import-worker.js';

const { values } = parseArgs({ options: { papers: { type: 'string', default: '10000,100000' } } });

process.stdout.write('| papers | articles | run | seconds | records/s | peak MB |\n');
process.stdout.write('| ---: | ---: | --- | ---: | ---: | ---: |\n');
for (const papers of values.papers.split(',').map(Number)) {
  await measureCatalogue({ papers, articles: Math.round(papers / 5) });
}

async function measureCatalogue(size: CatalogueSize): Promise<void> {
  const postgres = await startThrowAwayCluster();
  const place = await mkdtemp(join(tmpdir(), 'inkstone-bench-'));
  const folder = join(place, 'content');
  const job = { folder, socketFolder: postgres.socketFolder, dataDir: join(place, 'data') };
  try {
    const { pool, close } = createDatabase(embeddedConnection(postgres.socketFolder));
    await migrate(pool);
    await close();
    await writeFolder(folder, size);
    print(size, 'first', await load(job));
    print(size, 'no change', await load(job));
    await changeFolder(folder, size);
    print(size, '1 % changed', await load(job));
  } finally {
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}

async function load(job: ImportJob): Promise<ImportFigures> {
  const child = fork(join(import.meta.dirname, 'import-worker.js'));
  child.send(job);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the load ended with code ${String(code)} before it was done`);
  });
  const [figures] = (await Promise.race([once(child, 'message'), ended])) as [ImportFigures];
  ended.catch(() => undefined);
  return figures;
}

function print(
  { papers, articles }: CatalogueSize,
  run: string,
  { seconds, peakBytes }: ImportFigures,
): void {
  const cells = [
    ...[papers, articles, run, seconds.toFixed(1)],
    ...[Math.round((papers + articles) / seconds), Math.round(peakBytes / 2 ** 20)],
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
