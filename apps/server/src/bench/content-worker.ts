/**
 * A process of `content.ts`: loads a folder once and sends what it took. A process of its own, because the peak of the
 * memory counts from the start of a process.
 */
import { importContent } from '../content-import/import-content.js';
import { createDatabase } from '../db/database.js';
import { embeddedConnection } from '../db/embedded.js';
import { folderStoreOf } from '../startup/open-files.js';
import { createScreen } from '../startup/screen.js';

export interface LoadJob {
  folder: string;
  socketFolder: string;
  dataDir: string;
}

export interface LoadFigures {
  seconds: number;
  /** The largest resident memory of the process. */
  peakBytes: number;
}

process.once('message', (job: LoadJob) => {
  void load(job).then((figures) => {
    process.send?.(figures);
    process.disconnect();
  });
});

async function load({ folder, socketFolder, dataDir }: LoadJob): Promise<LoadFigures> {
  const { pool, close } = createDatabase(embeddedConnection(socketFolder));
  const begin = performance.now();
  try {
    await importContent({
      folder,
      pool,
      files: folderStoreOf(dataDir),
      screen: createScreen(process.stderr),
      confirm: () => Promise.resolve(true),
    });
  } finally {
    await close();
  }
  const seconds = (performance.now() - begin) / 1000;
  return { seconds, peakBytes: process.resourceUsage().maxRSS * 1024 };
}
