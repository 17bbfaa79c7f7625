/**
 * A real PostgreSQL server on a TCP port of this machine, apart from every embedded one: what DATABASE_URL means.
 * Prints its connection string on a line when it is ready, and ends on SIGTERM or when its standard input closes.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  clusterUser,
  fastAndLossy,
  startEmbeddedPostgres,
} from '../../apps/server/src/db/embedded/cluster.js';

const folder = await mkdtemp(join(tmpdir(), 'inkstone-server-'));
await chmod(folder, 0o755); // the account that PostgreSQL runs as must be able to walk in
const port = String(await freePort());
const postgres = await startEmbeddedPostgres({
  dataDir: folder,
  extraSettings: { ...fastAndLossy, listen_addresses: '127.0.0.1', port },
});
process.stdout.write(`postgresql://${clusterUser}@127.0.0.1:${port}/postgres\n`);

let stopping = false;
process.on('SIGTERM', () => void stop());
process.stdin.on('end', () => void stop()).resume();

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}

/** PostgreSQL cannot choose a port itself. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no TCP port'));
        else resolve(address.port);
      });
    });
  });
}
