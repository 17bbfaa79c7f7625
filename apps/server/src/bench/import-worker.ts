/** A process of `import.ts` that loads a folder once: the peak of the memory counts from the start of a process. */
import { importFolder } from '../content-import/import-folder.js';
import { createDatabase } from '../db/database.js';
import { embeddedConnection } from '../db/embedded.js';
import { folderStoreOf } from '../startup/open-files.js';
import { createTerminal } from '../startup/terminal.js';

export interface ImportJob {
  folder: string;
  socketFolder: string;
  dataDir: string;
}

export interface ImportFigures {
  seconds: number;
  peakBytes: number;
}

process.once('message', (job: ImportJob) => {
  void load(job).then((figures) => {
    process.send?.(figures);
    process.disconnect();
  });
});

async function load({ folder, socketFolder, dataDir }: ImportJob): Promise<ImportFigures> {
  const { pool, close } = createDatabase(embeddedConnection(socketFolder));
  const begin = performance.now();
  try {
    await importFolder({
      folder,
      pool,
      files: folderStoreOf(dataDir),
      terminal: createTerminal(process.stderr),
      confirm: () => Promise.resolve(true),
    });
  } finally {
    await close();
  }
  const seconds = (performance.now() - begin) / 1000;
  return { seconds, peakBytes: process.resourceUsage().maxRSS * 1024 };
}
