import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.js';
import * as content from '../content/load.js';
import { createDatabase } from '../db/database.js';
import { embeddedConnection } from '../db/embedded/cluster.js';
import { migrate } from '../db/migrate.js';
import { startThrowAwayCluster } from '../db/throw-away.js';
import { findBook, listBooks } from '../repositories/books.js';
import { addSession } from '../repositories/login-sessions.js';
import { findAccount, sessionProfile } from '../repositories/users.js';
import type { LoginGuard } from '../security/login-guard.js';
import { verifyPassword } from '../security/passwords.js';
import { issueToken } from '../security/tokens.js';
import type { Services } from '../services.js';
import { loadContentOnce } from '../startup/content.js';
import { folderStoreOf } from '../startup/open-files.js';
import { createScreen } from '../startup/screen.js';
import { createServices } from '../startup/services.js';
import { demoAccount, listFilter, listPage } from './inputs.js';

export interface BenchServer {
  /** The application as it runs in production. */
  address: string;
  /** Routes without description, envelope or guard that run the same queries. */
  bareAddress: string;
  close: () => Promise<void>;
}

/** A throw-away database with the demonstration content, and two servers on it in this process. */
export async function startBenchServer(): Promise<BenchServer> {
  const cluster = await startThrowAwayCluster();
  const dataDir = await mkdtemp(join(tmpdir(), 'inkstone-bench-'));
  const database = createDatabase(embeddedConnection(cluster.socketFolder));
  await migrate(database.pool);
  await loadContentOnce(content, database.pool, folderStoreOf(dataDir), createScreen(process.stdout));
  const logger = pino({ level: 'warn' });
  const services = {
    ...createServices({ db: database.db, dataDir, secret: 'of the benchmark', log: logger }),
    loginGuard: openDoor,
  };
  const config = { publicUrl: undefined, trustedProxies: [] };
  const app = await buildApp({ config, services, logger, siteFolder: dataDir });
  const bare = bareRoutes(services);
  return {
    address: await app.listen({ host: '127.0.0.1', port: 0 }),
    bareAddress: await bare.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await Promise.all([app.close(), bare.close()]);
      await database.close();
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** One account that logs in again and again would be slowed down as a guesser. */
const openDoor: LoginGuard = {
  beforePassword: () => Promise.resolve(),
  afterRightPassword: () => Promise.resolve(),
  beforeCode: () => Promise.resolve(),
};

function bareRoutes({ db, keys }: Services): FastifyInstance {
  const bare = Fastify();
  bare.post('/api/book/index', () => listBooks(db, listFilter, listPage, undefined));
  bare.post('/api/book/info', () => findBook(db, 1, undefined));
  bare.post('/api/login/login', async () => {
    const account = await findAccount(db, demoAccount.account);
    if (account === undefined || !(await verifyPassword(account.passwordHash, demoAccount.password)))
      return null;
    const token = await issueToken(account.id, keys.loginTokens);
    await addSession(db, account.id, token);
    return sessionProfile(db, account.id, token.jwt);
  });
  return bare;
}
