import type { FastifyInstance } from 'fastify';
import type { Tally } from '../../shared/tally.js';

/** Counts the answers that are the server's fault, for the overview of the operators. */
export function countErrors(app: FastifyInstance, tally: Tally): void {
  app.addHook('onResponse', (_request, reply, done) => {
    if (reply.statusCode >= 500) tally.add('error');
    done();
  });
}
