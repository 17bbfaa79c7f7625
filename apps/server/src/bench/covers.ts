/**
 * `npm run bench:covers [-- --covers 1000]`: how long a load of books takes whose covers are as a printer gets them, and the
 * most memory of the load and of the process that makes its pictures. `-- --covers 24 --into FOLDER` only writes the folder.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase } from '../db/database.js';
import { embeddedConnection, startThrowAwayCluster } from '../db/embedded.js';
import { migrate } from '../db/migrate.js';
import { writeCoverFolder } from './cover-folder.js';
import type { ImportFigures, ImportJob } from './import-worker.js';

const { values } = parseArgs({
  options: { covers: { type: 'string', default: '1000' }, into: { type: 'string' } },
});
const count = Number(values.covers);
/** Between two looks at the memory, in ms. */
const look = 100;

if (values.into === undefined) await measure();
else await writeCoverFolder(values.into, count);

async function measure(): Promise<void> {
  const postgres = await startThrowAwayCluster();
  const place = await mkdtemp(join(tmpdir(), 'inkstone-bench-'));
  const job = {
    folder: join(place, 'content'),
    socketFolder: postgres.socketFolder,
    dataDir: join(place, 'data'),
  };
  try {
    const { pool, close } = createDatabase(embeddedConnection(postgres.socketFolder));
    await migrate(pool);
    await close();
    await writeCoverFolder(job.folder, count);
    process.stdout.write('| covers | run | seconds | peak MB |\n| ---: | --- | ---: | ---: |\n');
    for (const run of ['first', 'no change']) {
      const { seconds, peak } = await load(job);
      const cells = [count, run, seconds.toFixed(1), Math.round(peak / 2 ** 20)];
      process.stdout.write(`| ${cells.join(' | ')} |\n`);
    }
  } finally {
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}

async function load(job: ImportJob): Promise<{ seconds: number; peak: number }> {
  const child = fork(join(import.meta.dirname, 'import-worker.js'));
  child.send(job);
  let [peak, isDone] = [0, false];
  const watching = (async () => {
    while (!isDone) {
      peak = Math.max(peak, await memoryOf(child.pid ?? 0));
      await pause(look);
    }
  })();
  const [{ seconds }] = (await once(child, 'message')) as [ImportFigures];
  isDone = true;
  await watching;
  return { seconds, peak };
}

/** Bytes of a process and of those that it has started; a page that several share counts in parts, once in all. */
async function memoryOf(pid: number): Promise<number> {
  const place = `/proc/${String(pid)}`;
  const maps = await readFile(`${place}/smaps_rollup`, 'utf8').catch(() => '');
  const own = Number(/Pss:\s+(\d+)/.exec(maps)?.[1] ?? 0) * 1024;
  const threads = await readdir(`${place}/task`).catch((): string[] => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`${place}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.join(' ').match(/\d+/g) ?? [];
  const others = await Promise.all(children.map((one) => memoryOf(Number(one))));
  return others.reduce((sum, one) => sum + one, own);
}
