import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { sendTransportError } from './errors.js';
import { observedCode, observedOperation } from './observed.js';

export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it counts as in flight. Requests that fail before routing never do: no hook sees them begin. */
    isCounted: boolean;
  }
}

interface MetricsOptions {
  pool: PoolCounts | undefined;
  /** The bearer token to read the metrics; undefined: only this machine may read them. */
  token: string | undefined;
}

/** Seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Measures every request and serves the figures at /metrics in the Prometheus format. */
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
  let requestsInFlight = 0;
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are not answered yet',
    registers: [registry],
    collect() {
      inFlight.set(requestsInFlight);
    },
  });
  if (pool !== undefined) watchPool(registry, pool);

  const observe = observerOf(duration);
  app.decorateRequest('isCounted', false);
  app.addHook('onRequest', (request, _reply, done) => {
    request.isCounted = true;
    requestsInFlight += 1;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isCounted) requestsInFlight -= 1;
    observe(request, reply);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    // Callers without access need not know that metrics exist.
    if (!mayRead(request, token)) return sendTransportError(reply, 404);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** The labels of a request are checked once for each pair: that takes as long as counting. */
function observerOf(duration: Histogram<'operation' | 'code'>) {
  const counters = new Map<string, Histogram.Internal<'operation' | 'code'>>();
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const labels = { operation: observedOperation(request), code: String(observedCode(request, reply)) };
    const key = `${labels.operation} ${labels.code}`;
    let counter = counters.get(key);
    if (counter === undefined) {
      counter = duration.labels(labels);
      counters.set(key, counter);
    }
    counter.observe(reply.elapsedTime / 1000);
  };
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
/** Requests through a reverse proxy come from outside; every proxy sets one of these headers. */
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

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
