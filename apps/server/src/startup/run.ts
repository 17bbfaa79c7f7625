import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.js';
import { type Config, readConfig, repositoryRoot } from '../config.js';
import { type ContentSource, findContent, loadContentOnce } from './content.js';
import { ownSecret, prepareDataFolder } from './data-folder.js';
import { createLogger } from './logger.js';
import { openDatabase, type RunningDatabase } from './open-database.js';
import { asPortError, checkPort } from './port.js';
import { createScreen, type Screen } from './screen.js';
import { createServices, fileStoreOf } from './services.js';
import { abortOnSignals, stopOnSignals } from './shutdown.js';
import { welcome } from './welcome.js';

/**
 * The whole start, from the environment to the address on the screen.
 * @param content what an embedded database is filled with the first time
 */
export async function run(content: ContentSource): Promise<void> {
  const screen = createScreen(process.stdout);
  const config = readConfig();
  await checkPort(config.host, config.port);
  await prepareDataFolder(config.dataDir);
  const stopAborting = abortOnSignals();
  const database = await openDatabase(config, screen);
  try {
    // The open database holds the lock of the data folder: no second server reads a secret that is half written.
    const secret = config.secret ?? (await ownSecret(config.dataDir));
    const isDemo = await hasDemoContent(content, config, database, screen);
    const app = await serve(config, secret, database);
    stopOnSignals({ app, database, screen });
    stopAborting();
    screen.step(welcome({ address: addressOf(config, app), isDemo }));
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** An embedded database is for trying things out and comes with content; on a server it is only loaded when asked for. */
async function hasDemoContent(
  content: ContentSource,
  config: Config,
  database: RunningDatabase,
  screen: Screen,
): Promise<boolean> {
  if (database.embedded === undefined) return (await findContent(database.pool)) !== undefined;
  await loadContentOnce(content, database.pool, fileStoreOf(config.dataDir), screen);
  return true;
}

async function serve(config: Config, secret: string, database: RunningDatabase): Promise<FastifyInstance> {
  const logger = createLogger(config.logLevel);
  const app = await buildApp({
    config,
    logger,
    services: createServices({ db: database.db, dataDir: config.dataDir, secret, log: logger }),
    siteFolder: join(repositoryRoot(), 'apps', 'site', 'dist'),
  });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw error instanceof Error ? asPortError(error, config.host, config.port) : error;
  }
  return app;
}

function addressOf(config: Config, app: FastifyInstance): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
}
