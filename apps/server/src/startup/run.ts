import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from '../app.js';
import { type Config, readConfig, repositoryRoot } from '../config.js';
import type { FileStore } from '../ports/files/file-store.js';
import { createOutbox } from '../ports/outbox/outbox.js';
import { forgetTextsCutOtherwise } from '../features/papers/texts/texts.queries.js';
import { createShareCards } from '../ports/wechat/share-cards.js';
import type { IdentityCards } from '../security/identity-cards.js';
import { countersInMemory, countersInRedis } from '../security/limits/counters.js';
import { sealIdentityCards } from '../shared/account/seal-identity-cards.queries.js';
import { findLoadedDemo, hasImportedContent } from './demo/load-once.js';
import { loadDemoInChild } from './demo/child.js';
import { startBackground } from './background.js';
import { identityCardsOf, ownSecret, prepareDataFolder } from './data-folder.js';
import { auditLogOf, createLogger } from './logger.js';
import { openDatabase, type RunningDatabase } from './open-database.js';
import { openFiles } from './open-files.js';
import { openChannels } from './open-outbox.js';
import { openRedis, type RunningRedis } from './open-redis.js';
import { asPortError, checkPort } from './port.js';
import { servingProbes } from './probes.js';
import { createTerminal, type Terminal } from './terminal.js';
import { createServices } from './services.js';
import { abortOnSignals, stopOnSignals } from './shutdown.js';
import { welcome } from './welcome.js';

/** Saves nearly all queries of visitors; a change of the content shows after a second. */
const answerSeconds = 1;

interface Opened {
  database: RunningDatabase;
  files: FileStore;
  /** Undefined without REDIS_URL. */
  redis: RunningRedis | undefined;
}

/** @param source URL of the content's module for a new embedded database; undefined: there is none */
export async function run(source: string | undefined): Promise<void> {
  const terminal = createTerminal(process.stdout);
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  await checkPort(config.host, config.port);
  await prepareDataFolder(config.dataDir);
  const stopAborting = abortOnSignals();
  // Quick checks come before the database, which may take a while.
  const files = await openFiles(config);
  const redis = config.redisUrl === undefined ? undefined : await openRedis(config.redisUrl, logger);
  const database = await openDatabase(config, terminal);
  const close = async (): Promise<void> => {
    await Promise.all([database.close(), redis?.close()]);
  };
  try {
    // The open database locks the data folder.
    const secret = config.secret ?? (await ownSecret(config.dataDir));
    const identityCards = await identityCardsOf(config);
    const opened = { database, files, redis };
    const lifecycle = { isDraining: false };
    const isDemo = await hasDemoContent(source, config, database, terminal);
    // Before anybody is verified: what is not encrypted yet is not found by its hash.
    await sealIdentityCards(database.db, identityCards, logger);
    await forgetTextsCutOtherwise(database.db, config.cutWord);
    const app = await serve({
      ...{ config, secret, identityCards, logger, opened },
      isDraining: () => lifecycle.isDraining,
    });
    stopOnSignals({
      app,
      embedded: database.embedded,
      close,
      terminal,
      beginDraining: () => (lifecycle.isDraining = true),
      drainSeconds: config.drainSeconds,
    });
    stopAborting();
    terminal.step(welcome({ address: addressOf(config, app), isDemo, config }));
  } catch (error) {
    await close();
    throw error;
  }
}

/** With DATABASE_URL content is loaded only on request. */
async function hasDemoContent(
  source: string | undefined,
  storage: Pick<Config, 's3' | 'dataDir'>,
  { pool, connection, embedded }: RunningDatabase,
  terminal: Terminal,
): Promise<boolean> {
  if ((await findLoadedDemo(pool)) !== undefined) return true;
  if (embedded === undefined || (await hasImportedContent(pool))) return false;
  if (source === undefined) {
    terminal.step(
      '没有演示内容（没有 demo 文件夹），网站是空的；怎样载入自己的内容，见 docs/first-steps.md。',
    );
    return false;
  }
  await loadDemoInChild({ source, connection, storage }, terminal);
  return true;
}

interface Serving {
  config: Config;
  secret: string;
  identityCards: IdentityCards;
  logger: Logger;
  opened: Opened;
  isDraining: () => boolean;
}

async function serve(serving: Serving): Promise<FastifyInstance> {
  const { config, secret, identityCards, logger, opened, isDraining } = serving;
  const { database, files, redis } = opened;
  const { siteName } = config;
  const channels = await openChannels(config, database.db, logger);
  const services = createServices({
    db: database.db,
    pool: database.pool,
    dataDir: config.dataDir,
    files,
    secret,
    previousSecrets: config.previousSecrets,
    identityCards,
    log: logger,
    auditLog: auditLogOf(logger),
    siteName,
    outbox: createOutbox(channels, logger),
    counters: redis === undefined ? countersInMemory() : countersInRedis(redis.client),
    addressLimits: config.addressLimits,
    loginFailuresPerHour: config.loginFailuresPerHour,
    sessionIdleHours: config.sessionIdleHours,
    cutWord: config.cutWord,
    publicUrl: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
    shareCards: config.weChat && createShareCards(config.weChat, logger),
  });
  const parts = {
    config,
    logger,
    services,
    pool: database.pool,
    probes: {
      ...servingProbes({
        config,
        db: database.db,
        files,
        databaseFolder: database.embedded && dirname(database.embedded.logFile),
      }),
      ...(redis && { Redis: redis.check }),
    },
    isDraining,
    siteFolder: join(repositoryRoot(), 'apps', 'site', 'dist'),
    rendererFile: join(repositoryRoot(), 'apps', 'site', 'dist-server', 'render.js'),
    deskFolder: join(repositoryRoot(), 'apps', 'desk', 'dist'),
  };
  const app = await buildApp({
    ...parts,
    answerSeconds,
    side: config.desk === undefined ? 'both' : 'site',
  });
  // It ends before the outbox closes the channels: Fastify runs these hooks from the last to the first.
  const background = startBackground({
    db: database.db,
    pool: database.pool,
    channels,
    siteName,
    log: logger,
    identityCards,
    tally: services.tally,
    readsKeptDays: config.readsKeptDays,
    auditTrail: services.auditTrail,
    auditDays: config.auditDays,
    texts: {
      connection: database.connection,
      storage: { s3: config.s3, dataDir: config.dataDir },
      cutWord: config.cutWord,
    },
  });
  app.addHook('onClose', () => background.close());
  const desk = config.desk === undefined ? undefined : await buildApp({ ...parts, side: 'desk' });
  app.addHook('preClose', async () => desk?.close());
  try {
    await listen(app, config);
    if (desk !== undefined && config.desk !== undefined) await listen(desk, config.desk);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw error instanceof Error ? asPortError(error, host, port) : error;
  }
}

function addressOf(config: Config, app: FastifyInstance): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
}
