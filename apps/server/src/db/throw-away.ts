import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastAndLossy, startEmbeddedPostgres } from './embedded/cluster.js';

/** An embedded cluster in a temporary folder, for tests and generators; `stop` deletes everything. */
export interface ThrowAwayCluster {
  socketFolder: string;
  stop(): Promise<void>;
}

export async function startThrowAwayCluster(): Promise<ThrowAwayCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-'));
  // The service account must be able to reach the contents.
  await chmod(folder, 0o755);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, extraSettings: fastAndLossy });
    return {
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
