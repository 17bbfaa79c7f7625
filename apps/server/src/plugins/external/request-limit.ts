import type { FastifyInstance } from 'fastify';
import { limitedAddress } from '../../security/limits/address.js';
import type { Limits } from '../../security/limits/limits.js';
import { Refusal } from '../../errors/refusal.js';
import { sendTransportError } from '../app/errors.js';
import type { OwnCalls } from '../site/own-calls.js';

const monitored = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Limits the requests from one address before any work is done. Too many get HTTP 429. Monitors and the server's own
 * calls are not counted.
 */
export function limitRequests(app: FastifyInstance, limits: Limits, ownCalls: OwnCalls): void {
  if (!limits.ofRequests) return;
  app.addHook('onRequest', async (request, reply) => {
    if (ownCalls.includes(request) || monitored.has(request.url)) return undefined;
    const limit = request.url.startsWith('/api/') ? 'request' : 'page';
    try {
      await limits.consume(limit, limitedAddress(request.ip));
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { retry_after: seconds } = error.data as { retry_after: number };
      return sendTransportError(reply.header('retry-after', String(seconds)), 429, error.data);
    }
  });
}
