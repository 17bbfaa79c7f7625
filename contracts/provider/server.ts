/** The only module of the contracts that imports the reference server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import { buildApp } from '../../apps/server/src/app.js';
import { createDatabase } from '../../apps/server/src/db/database.js';
import { embeddedConnection, startThrowAwayCluster } from '../../apps/server/src/db/embedded.js';
import { migrate } from '../../apps/server/src/db/migrate.js';
import type { ShareSignature } from '../../apps/server/src/ports/wechat/share-cards.js';
import { type Counters, countersInMemory } from '../../apps/server/src/security/limits/counters.js';
import type { Services } from '../../apps/server/src/shared/services.js';
import { createServices } from '../../apps/server/src/startup/services.js';

export { insert } from '../../apps/server/tests/support/insert.js';
export type { Database } from '../../apps/server/src/db/database.js';
export { addSession, endSession } from '../../apps/server/src/shared/account/login-sessions.queries.js';
export { hashGenuineCode } from '../../apps/server/src/security/genuine-codes.js';
export { createCode } from '../../apps/server/src/shared/account/login-codes.queries.js';
export {
  addOperatorSession,
  endOperatorSession,
} from '../../apps/server/src/features/desk/operator-sessions.queries.js';
export { setOperator } from '../../apps/server/src/features/desk/operators.queries.js';
export { keepProof } from '../../apps/server/src/features/content/kept-proofs.queries.js';
export { publishQuietly } from '../../apps/server/src/features/content/publish.js';
export { newCodeSecret } from '../../apps/server/src/security/one-time-codes.js';
export { seal } from '../../apps/server/src/security/sealed-texts.js';
export { passFor } from '../../apps/server/src/features/shops/returned.queries.js';
export { hashPassword } from '../../apps/server/src/security/passwords.js';
export { issueToken } from '../../apps/server/src/security/tokens.js';
export type { Services };

export const CALLER = '127.0.0.1';

const SITE_URL = 'https://www.example.cn';

/** What WeChat has signed, in place of its interface; the states set it. */
export const weChat: { signature: ShareSignature | undefined } = { signature: undefined };

export interface RunningServer {
  url: string;
  services: Services;
  /** Resets the rate limits, because the interactions together would exceed them. */
  forgetCounts: () => Promise<void>;
  close: () => Promise<void>;
}

/** The reference server as in production, with an empty database and a temporary folder. */
export async function startServer(): Promise<RunningServer> {
  const cluster = await startThrowAwayCluster();
  const dataDir = await mkdtemp(join(tmpdir(), 'inkstone-pact-'));
  const { db, pool } = createDatabase(embeddedConnection(cluster.socketFolder));
  await migrate(pool);
  const logger = pino({ level: 'silent' });
  const { counters, forgetCounts } = forgettingCounters();
  const secret = 'a secret for the contracts alone';
  const services = createServices({
    ...{ db, pool, dataDir, secret, log: logger, counters, allowedOrigins: [SITE_URL] },
    shareCards: { sign: () => Promise.resolve(weChat.signature) },
  });
  const app = await buildApp({
    config: { publicUrl: undefined, trustedProxies: [] },
    services,
    logger,
    siteFolder: join(dataDir, 'no-site'),
    // An answer that does not match the description fails instead of being logged.
    answers: 'checked',
  });
  const url = await app.listen({ host: CALLER, port: 0 });
  return {
    url,
    services,
    forgetCounts,
    close: async () => {
      await app.close();
      await db.destroy();
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function forgettingCounters(): { counters: Counters; forgetCounts: () => Promise<void> } {
  const inMemory = countersInMemory();
  const renewals: (() => void)[] = [];
  return {
    counters: (name, rule) => {
      let counter = inMemory(name, rule);
      renewals.push(() => (counter = inMemory(name, rule)));
      // The services keep this object forever, so it delegates to the current limiter.
      return new Proxy(counter, {
        get: (_, property) => {
          const value: unknown = Reflect.get(counter, property);
          return typeof value === 'function' ? (value.bind(counter) as unknown) : value;
        },
      });
    },
    forgetCounts: () => {
      for (const renew of renewals) renew();
      return Promise.resolve();
    },
  };
}
