import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const header = 'x-inkstone-own-call';

/** Calls of the server to its own API, in process and as a visitor. */
export interface OwnCalls {
  fetch: typeof globalThis.fetch;
  /** Cannot be forged: the mark is known to this process only. */
  includes: (request: FastifyRequest) => boolean;
}

export function createOwnCalls(app: FastifyInstance): OwnCalls {
  const mark = randomUUID();
  return {
    includes: (request) => request.headers[header] === mark,
    async fetch(input, init = {}) {
      if (typeof input !== 'string' || !input.startsWith('/')) {
        throw new Error('The site is built for an API on another server');
      }
      const { headers, body, method } = init;
      const answer = await app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: input,
        headers: { ...Object.fromEntries(new Headers(headers)), [header]: mark },
        ...(typeof body === 'string' && { payload: body }),
      });
      return new Response(answer.body, { status: answer.statusCode });
    },
  };
}
