/**
 * A measured process: the server with and without shared answers, and the bare routes. All processes of the
 * cluster share the three ports. Its argument is the JSON of {@link WorkerOptions}.
 */
import cluster from 'node:cluster';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.js';
import { createDatabase } from '../db/database.js';
import { embeddedConnection } from '../db/embedded.js';
import { createLogger } from '../startup/logger.js';
import { createServices } from '../startup/services.js';
import { bareRoutes, type Bytes } from './bare-routes.js';
import { acceptEncoding } from './measure.js';
import { benchSecret } from './readers.js';

export interface WorkerOptions {
  socketFolder: string;
  dataDir: string;
  siteFolder: string;
  script: string;
  /** Without it pages are served as they were built. */
  rendererFile?: string;
}

export interface Addresses {
  shared: string;
  unshared: string;
  bare: string;
}

export interface Usage {
  cpuMicroseconds: number;
  memoryBytes: number;
  logLines: number;
}

const options = JSON.parse(process.argv[2] ?? '') as WorkerOptions;
const { dataDir, siteFolder, script, rendererFile } = options;
const connection = embeddedConnection(options.socketFolder);
const { db, pool } = createDatabase(connection);
// Logs as production does by default. The load generator breaks connections off when it ends.
let logLines = 0;
const log = createLogger(
  'warn',
  new Writable({
    write(_line, _encoding, done) {
      logLines += 1;
      done();
    },
  }),
);
const services = {
  ...createServices({ db, pool, dataDir, secret: benchSecret, log }),
  // All requests use one account and one address, which the login guard would slow down as an attack.
  loginGuard: { attempt: () => ({ admit: pass, fail: () => Promise.resolve(0), succeed: pass }) },
  limits: { ofRequests: false, consume: pass, admit: pass, fail: pass },
};
const config = { publicUrl: undefined, trustedProxies: [] };

const shared = await build(1);
const bare = bareRoutes(connection, {
  '/script': {
    body: await readFile(join(siteFolder, `${script}.br`)),
    headers: { 'content-type': 'text/javascript', 'content-encoding': 'br' },
  },
  '/menu': await answerOf(shared, '/api/config/column'),
});
// One after the other: the cluster tells the ports apart by their order.
const addresses: Addresses = {
  shared: await listen(shared),
  unshared: await listen(await build(0)),
  bare: await listen(bare),
};
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const { rss: memoryBytes } = process.memoryUsage();
  process.send?.({ cpuMicroseconds: user + system, memoryBytes, logLines } satisfies Usage);
});
cluster.worker?.on('disconnect', () => process.exit());
process.send?.(addresses);

function build(answerSeconds: number): Promise<FastifyInstance> {
  return buildApp({
    ...{ config, services, logger: log, siteFolder, answerSeconds },
    ...(rendererFile !== undefined && { rendererFile }),
  });
}

function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function answerOf(app: FastifyInstance, url: string): Promise<Bytes> {
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': acceptEncoding } });
  const kept = { 'content-type': headers['content-type'], 'content-encoding': headers['content-encoding'] };
  return { body: rawPayload, headers: kept as Record<string, string> };
}

function pass(): Promise<void> {
  return Promise.resolve();
}
