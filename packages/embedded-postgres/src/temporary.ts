import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionTo, fastAndLossy, type SocketConnection, startEmbeddedPostgres } from './cluster.js';

/** A server on a temporary folder, for tests and generators; `stop` deletes everything. */
export interface TemporaryPostgres {
  connection: SocketConnection;
  socketFolder: string;
  stop(): Promise<void>;
}

export async function startTemporaryPostgres(name: string): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  // The service account must be able to reach the contents.
  await chmod(folder, 0o755);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres({ name, dataDir: folder, extraSettings: fastAndLossy });
    return {
      connection: connectionTo(name, postgres.socketFolder),
      socketFolder: postgres.socketFolder,
      async stop() {
        await postgres.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
