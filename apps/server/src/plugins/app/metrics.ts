import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { sendTransportError } from './errors.js';
import { observedCode, observedOperation } from './observed.js';

/** Counts of a connection pool, as pg's pool has them. */
export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

interface MetricsOptions {
  pool: PoolCounts | undefined;
  /** What a reader has to show as a bearer; undefined: only this machine may read. */
  token: string | undefined;
}

/** Seconds: a list takes a few milliseconds, a password some tens of them, a download as long as it takes. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Measures every request, and serves the figures at /metrics in the form of Prometheus. */
export function measureRequests(app: FastifyInstance, { pool, token }: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['operation', 'code'],
    buckets,
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are not answered yet',
    registers: [registry],
  });
  if (pool !== undefined) watchPool(registry, pool);

  // What fails before routing is answered without the first hook.
  const counted = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', (request, _reply, done) => {
    counted.add(request);
    inFlight.inc();
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (counted.delete(request)) inFlight.dec();
    const code = String(observedCode(request, reply));
    duration.observe({ operation: observedOperation(request), code }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    // Whoever may not read them need not know that they are here.
    if (!mayRead(request, token)) return sendTransportError(reply, 404);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function watchPool(registry: Registry, pool: PoolCounts): void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
    },
  });
  const waiting = new Gauge({
    name: 'database_requests_waiting',
    help: 'Queries that wait for a connection',
    registers: [registry],
    collect() {
      waiting.set(pool.waitingCount);
    },
  });
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A reverse proxy on this machine speaks for everybody; each of them leaves one of these. */
const forwarded = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = forwarded.some((name) => request.headers[name] !== undefined);
  return !isForwarded && loopback.test(request.socket.remoteAddress ?? '');
}

/** Compares in a time that does not depend on where the two differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
