import { importFolder } from '../../src/content-import/import-folder.js';
import { migrate } from '../../src/db/migrate.js';
import { createTestDatabase } from '../support/databases.js';
import { startTestServerOn, type TestServer } from '../support/test-server.js';
import { ContentFolder, type Folder } from './content-folder.js';
import { use } from '../support/use.js';

/** A server on an empty site, and a folder that is loaded into it. */
export interface LoadingSite {
  server: TestServer;
  folder: ContentFolder;
  sent: string[];
  /** @returns what the command prints; the message of the refusal if there are faults */
  load(
    folder: Folder,
    options?: {
      isDryRun?: boolean;
      onWrite?: (key: string) => Promise<void>;
      confirm?: () => Promise<boolean>;
    },
  ): Promise<string>;
  close(): Promise<void>;
}

export async function startLoadingSite(): Promise<LoadingSite> {
  const database = await createTestDatabase('empty');
  await migrate(database.pool);
  const server = await startTestServerOn(database);
  const folder = await ContentFolder.create();
  const sent: string[] = [];
  return {
    server,
    folder,
    sent,
    async load(files, { isDryRun = false, onWrite, confirm = () => Promise.resolve(true) } = {}) {
      await folder.fill(files);
      const lines: string[] = [];
      const store = server.services.files;
      await importFolder({
        folder: folder.path,
        pool: database.pool,
        isDryRun,
        confirm,
        terminal: { step: (text) => lines.push(text), progress: () => undefined },
        files: {
          find: (key) => store.find(key),
          async write(key, bytes) {
            await onWrite?.(key);
            sent.push(key);
            await store.write(key, bytes);
          },
        },
      });
      return lines.join('\n');
    },
    async close() {
      await server.close();
      await folder.remove();
    },
  };
}

export function useLoadingSite(): LoadingSite {
  return use(startLoadingSite, (site) => site.close());
}
