import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createDatabase } from '../db/database.js';
import { embeddedConnection, startThrowAwayCluster } from '../db/embedded.js';
import { migrate } from '../db/migrate.js';
import * as content from '../demo-content/source.js';
import type { FileStore } from '../ports/files/file-store.js';
import { loadDemoOnce } from '../startup/demo/load-once.js';
import { folderStoreOf } from '../startup/open-files.js';
import { createTerminal } from '../startup/terminal.js';

export interface Fixture {
  socketFolder: string;
  dataDir: string;
  picture: Uint8Array<ArrayBuffer>;
  remove(): Promise<void>;
}

/** @param papers more than the demonstration content has, if wanted */
export async function createFixture(papers: number): Promise<Fixture> {
  const postgres = await startThrowAwayCluster();
  const dataDir = await mkdtemp(join(tmpdir(), 'inkstone-bench-'));
  const { pool, db, close } = createDatabase(embeddedConnection(postgres.socketFolder));
  try {
    const files = folderStoreOf(dataDir);
    await migrate(pool);
    await loadDemoOnce(content, pool, files, createTerminal(process.stderr), papers);
    const rows = await db.selectFrom('papers').select('file_keys').orderBy('id').limit(2000).execute();
    const key = rows.flatMap((row) => row.file_keys).find((name) => name.endsWith('.png'));
    const picture = await pictureOf(files, key);
    const remove = async (): Promise<void> => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    };
    return { socketFolder: postgres.socketFolder, dataDir, picture, remove };
  } finally {
    await close();
  }
}

async function pictureOf(files: FileStore, key: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  if (key === undefined) throw new Error('no paper is a picture');
  return new Uint8Array(await buffer(await files.read(key)));
}

/** The path of the largest script that the page of the built site names. */
export async function baseScriptOf(siteFolder: string): Promise<string> {
  const page = await readFile(join(siteFolder, 'index.html'), 'utf8').catch(() => {
    throw new Error('The site is not built: npm run build -w @inkstone/site');
  });
  const scripts = page.match(/assets\/[\w.-]+\.js/g) ?? [];
  const sized = await Promise.all(
    scripts.map(async (path) => ({ path, size: (await readFile(join(siteFolder, path))).length })),
  );
  const [largest] = sized.sort((one, other) => other.size - one.size);
  if (largest === undefined) throw new Error('The page of the site names no script.');
  return `/${largest.path}`;
}
