/**
 * The program of the process that loads content, started by `content-process.ts`. Signals reach the whole
 * process group, but the server decides when to end: it kills this process, or the channel to it closes. An
 * open transaction is then rolled back by PostgreSQL.
 */
import { createDatabase } from '../db/database.js';
import { type ContentSource, loadContentOnce } from './content.js';
import type { LoadJob, LoadReport } from './content-process.js';
import { failStart } from './fail.js';
import { openFiles } from './open-files.js';
import { StartupError } from './startup-error.js';

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.once('disconnect', () => process.exit());
// The flags of the server apply here too, and what `npm start` preloads by them unrefs the channel: this process
// would end before it gets its job.
process.channel?.ref();
process.once('message', (job: LoadJob) => {
  load(job).then(report, (error: unknown) => {
    if (!(error instanceof StartupError)) failStart(error);
    report({ kind: 'refused', message: error.message });
  });
});

async function load({ source, connection, storage, scale }: LoadJob): Promise<LoadReport> {
  const content = (await import(source)) as ContentSource;
  const files = await openFiles(storage);
  const database = createDatabase(connection);
  try {
    const screen = {
      step: (text: string) => {
        report({ kind: 'step', text });
      },
      progress: (text: string, done: number, total: number) => {
        report({ kind: 'progress', text, done, total });
      },
    };
    const loaded = await loadContentOnce(content, database.pool, files, screen, scale);
    return { kind: 'loaded', content: loaded };
  } finally {
    await database.close();
  }
}

function report(message: LoadReport): void {
  process.send?.(message);
}
