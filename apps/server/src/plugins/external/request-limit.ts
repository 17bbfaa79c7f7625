import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../envelope.js';
import { limitedAddress } from '../../security/limits/address.js';
import type { Limits } from '../../security/limits/limits.js';
import { sendTransportError } from '../app/errors.js';
import type { OwnCalls } from '../site/own-calls.js';

/**
 * Limits the API calls from one address before any work is done for them. Too many are an HTTP status, not a
 * refusal of an operation: 429. The server's own calls are not counted.
 */
export function limitRequests(api: FastifyInstance, limits: Limits, ownCalls: OwnCalls): void {
  api.addHook('onRequest', async (request, reply) => {
    if (ownCalls.includes(request)) return undefined;
    try {
      await limits.consume('request', limitedAddress(request.ip));
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { retry_after: seconds } = error.data as { retry_after: number };
      return sendTransportError(reply.header('retry-after', String(seconds)), 429, error.data);
    }
  });
}
