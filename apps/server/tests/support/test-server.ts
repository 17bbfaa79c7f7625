import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { TestRunner, type RunnerTestCase as Test } from 'vitest';
import { type AppOptions, buildApp } from '../../src/app.js';
import type { Database } from '../../src/db/database.js';
import { readDescription } from '../../src/description.js';
import type { Envelope } from '../../src/shared/envelope.js';
import type { Data, OperationId } from '../../src/shared/operation.js';
import type { Services } from '../../src/shared/services.js';
import { makeFolder } from '../../src/startup/open-files.js';
import { createServices } from '../../src/startup/services.js';
import { password } from '../fixtures/people.js';
import { createTestDatabase, type TestDatabase } from './databases.js';
import { use } from './use.js';

export interface CallOptions {
  body?: unknown;
  form?: FormData;
  query?: Record<string, string>;
  token?: string;
  address?: string;
  fingerprint?: string;
}

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  database: TestDatabase;
  db: Database;
  dataDir: string;
  /**
   * Calls an operation. An answer that does not match the description has code 500.
   * @throws when the HTTP status is neither 200 nor, for a transport error, the code
   */
  call(operationId: OperationId, options?: CallOptions): Promise<Envelope>;
  /** @returns the `data` of a call. @throws when its code is not 200 */
  ask<Id extends OperationId>(operationId: Id, options?: CallOptions): Promise<Data<Id>>;
  logIn(account: string): Promise<string>;
  close(): Promise<void>;
}

const places = new Map(
  Object.entries(readDescription().paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, { url, method }]),
  ),
);

let sent = 0;

function nextAddress(): string {
  sent += 1;
  return `10.${String(sent >> 16)}.${String((sent >> 8) & 255)}.${String(sent & 255)}`;
}

/** Codes that are sent with the same HTTP status, besides those of the server's own failures. */
const transportCodes = new Set([413, 415, 429]);

declare module 'vitest' {
  interface TaskMeta {
    /** Operations that the test has called; read by `tools/spec-coverage`. */
    operations?: string[];
  }
}

/** Puts the operation into the runner's report of the running test. Calls in hooks prove nothing about it. */
function recordCall(operationId: OperationId): void {
  const meta = TestRunner.getCurrentTest<Test | undefined>()?.meta;
  if (meta !== undefined) meta.operations = [...new Set([...(meta.operations ?? []), operationId])];
}

interface Payload {
  payload: string | Buffer;
  headers: Record<string, string>;
}

function asJson(body: unknown): Payload {
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Encodes a form as fetch does. */
export async function encodeForm(form: FormData): Promise<Payload> {
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

export type TestOptions = Partial<
  Pick<
    AppOptions,
    'logger' | 'pool' | 'probes' | 'isDraining' | 'answerSeconds' | 'rendererFile' | 'siteFolder'
  >
> & {
  config?: Partial<AppOptions['config']>;
  services?: Partial<Parameters<typeof createServices>[0]>;
  /** Of all calls that name none. By default each has another, because requests are limited by address. */
  address?: string;
};

export function useTestServer(options?: TestOptions): TestServer {
  return use(
    () => startTestServer(options),
    (server) => server.close(),
  );
}

export async function startTestServer(options?: TestOptions): Promise<TestServer> {
  return startTestServerOn(await createTestDatabase(), options);
}

export async function startTestServerOn(
  database: TestDatabase,
  { config, services: parts, address: usual, ...options }: TestOptions = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkstone-test-'));
  await makeFolder(dataDir);
  const logger = options.logger ?? pino({ level: 'silent' });
  const services = createServices({
    db: database.db,
    pool: database.pool,
    dataDir,
    secret: 'a secret for tests only',
    log: logger,
    ...parts,
  });
  const app = await buildApp({
    siteFolder: '/nonexistent',
    ...options,
    config: { publicUrl: undefined, trustedProxies: [], ...config },
    services,
    logger,
    answers: 'checked',
  });
  const call: TestServer['call'] = async (
    operationId,
    { body, form, query, token, address, fingerprint } = {},
  ) => {
    recordCall(operationId);
    const place = places.get(operationId);
    if (place === undefined) throw new Error(`not described: ${operationId}`);
    const sent = form === undefined ? asJson(body ?? {}) : await encodeForm(form);
    const request: InjectOptions = {
      method: place.method === 'post' ? 'POST' : 'GET',
      url: place.url,
      headers: {
        ...sent.headers,
        ...(token !== undefined && { token }),
        ...(fingerprint !== undefined && { fingerprint }),
      },
      remoteAddress: address ?? usual ?? nextAddress(),
      ...(query !== undefined && { query }),
      ...(place.method === 'post' && { payload: sent.payload }),
    };
    const answer = await app.inject(request);
    const envelope = answer.json<Envelope>();
    const isOfTransport =
      envelope.code >= 500 || (answer.statusCode !== 200 && transportCodes.has(envelope.code));
    if (answer.statusCode !== (isOfTransport ? envelope.code : 200)) {
      throw new Error(
        `${operationId}: HTTP ${String(answer.statusCode)} for the code ${String(envelope.code)}`,
      );
    }
    return envelope;
  };
  const ask: TestServer['ask'] = async (operationId, options) => {
    const envelope = await call(operationId, options);
    if (envelope.code !== 200) throw new Error(`${operationId}: ${String(envelope.code)} ${envelope.msg}`);
    return envelope.data as Data<typeof operationId>;
  };
  return {
    app,
    services,
    database,
    db: database.db,
    dataDir,
    call,
    ask,
    async logIn(account) {
      const { jwt } = await ask('login', { body: { account, password } });
      return jwt;
    },
    async close() {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
