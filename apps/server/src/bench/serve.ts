/**
 * The process that is measured: the application and the bare routes on one throw-away database. run.ts starts
 * it with the number of papers as its argument; over IPC it reports its addresses and its memory.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { buildApp } from '../app.js';
import * as content from '../content/load.js';
import { createDatabase, type Database } from '../db/database.js';
import { embeddedConnection } from '../db/embedded/cluster.js';
import { migrate } from '../db/migrate.js';
import { startThrowAwayCluster } from '../db/throw-away.js';
import { findAccount } from '../repositories/users.js';
import { openSessionByPassword } from '../operations/accounts.js';
import type { Services } from '../services.js';
import { loadContentOnce } from '../startup/content.js';
import { folderStoreOf } from '../startup/open-files.js';
import { createScreen } from '../startup/screen.js';
import { createServices } from '../startup/services.js';
import { bareRoutes } from './bare-routes.js';
import { inputs } from './cases.js';

/** Message sent when the process is ready; bytes as base64. */
export interface Ready {
  address: string;
  bareAddress: string;
  token: string;
  picture: string;
}

const papers = Number(process.argv[2] ?? 0);
const cluster = await startThrowAwayCluster();
const dataDir = await mkdtemp(join(tmpdir(), 'inkstone-bench-'));
const database = createDatabase(embeddedConnection(cluster.socketFolder));
await migrate(database.pool);
await loadContentOnce(content, database.pool, folderStoreOf(dataDir), createScreen(process.stdout), papers);
// The load generator closes connections in the middle of requests when it ends; these errors are expected.
const logger = pino({ level: 'silent' });
const services: Services = {
  ...createServices({ db: database.db, dataDir, secret: 'of the benchmark', log: logger }),
  // All requests use one account and one address, which the login guard would slow down as an attack.
  loginGuard: { beforePassword: pass, afterRightPassword: pass, beforeCode: pass },
  limits: { consume: pass },
};
const config = { publicUrl: undefined, trustedProxies: [] };
const app = await buildApp({ config, services, logger, siteFolder: dataDir });
const bare = bareRoutes(services);

process.send?.({
  address: await app.listen({ host: '127.0.0.1', port: 0 }),
  bareAddress: await bare.listen({ host: '127.0.0.1', port: 0 }),
  token: await logIn(services),
  picture: (await pictureOf(services)).toString('base64'),
} satisfies Ready);
process.on('message', () => process.send?.(process.memoryUsage().rss));
await once(process, 'disconnect');
await Promise.all([app.close(), bare.close()]);
await database.close();
await cluster.stop();
await rm(dataDir, { recursive: true, force: true });

function pass(): Promise<void> {
  return Promise.resolve();
}

async function logIn(of: Services): Promise<string> {
  const account = await findAccount(of.db, inputs.account.account);
  if (account === undefined) throw new Error('the demonstration teacher is missing');
  return (await openSessionByPassword(of, account)).jwt;
}

/** A page of a paper as a picture file. */
async function pictureOf({ db, files }: { db: Database; files: Services['files'] }): Promise<Buffer> {
  const rows = await db.selectFrom('papers').select('file_keys').orderBy('id').limit(2000).execute();
  const key = rows.flatMap((row) => row.file_keys).find((name) => name.endsWith('.png'));
  if (key === undefined) throw new Error('no paper is a picture');
  return buffer(await files.read(key));
}
