import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastAndLossy } from '@inkstone/embedded-postgres';
import { databaseName, startDatabase } from '../../src/db/embedded.js';
import { freePort } from './ports.js';

/** A PostgreSQL server that is reached over TCP only, as one that DATABASE_URL names. */
export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Starts the programs that come with the embedded PostgreSQL, on a temporary folder that `stop` removes. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-postgres-'));
  await chmod(folder, 0o755); // PostgreSQL runs as another account, which must reach its data
  const port = String(await freePort());
  const settings = {
    ...fastAndLossy,
    listen_addresses: '127.0.0.1',
    port,
    // Every worker may hold the pools of several servers at a time.
    max_connections: '200',
  };
  const server = await startDatabase({ dataDir: folder, extraSettings: settings });
  return {
    url: `postgresql://${databaseName}@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
