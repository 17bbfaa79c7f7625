/**
 * The process that loads content, started by `child.ts`. It ignores signals, which reach the whole process group:
 * the server ends it.
 */
import { createDatabase } from '../../db/database.js';
import { type DemoSource, loadDemoOnce } from './load-once.js';
import type { LoadJob, LoadReport } from './child.js';
import { failStart } from '../fail.js';
import { openFiles } from '../open-files.js';
import { StartupError } from '../../errors/startup-error.js';

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.once('disconnect', () => process.exit());
// The flags of the server unref the channel: this process would end before it gets its job.
process.channel?.ref();
process.once('message', (job: LoadJob) => {
  load(job).then(report, (error: unknown) => {
    if (!(error instanceof StartupError)) failStart(error);
    report({ kind: 'refused', message: error.message });
  });
});

async function load({ source, connection, storage, scale }: LoadJob): Promise<LoadReport> {
  const content = (await import(source)) as DemoSource;
  const files = await openFiles(storage);
  const database = createDatabase(connection);
  try {
    const terminal = {
      step: (text: string) => report({ kind: 'step', text }),
      progress: (text: string, done: number, total: number) =>
        report({ kind: 'progress', text, done, total }),
    };
    const loaded = await loadDemoOnce(content, database.pool, files, terminal, scale);
    return { kind: 'loaded', content: loaded };
  } finally {
    await database.close();
  }
}

function report(message: LoadReport): void {
  process.send?.(message);
}
