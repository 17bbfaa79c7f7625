import type { FastifyInstance } from 'fastify';
import { isTurnedAway } from './observed.js';
import type { Tally } from '../../shared/tally.js';

/** Counts the answers that are the server's fault, for the overview of the operators. */
export function countErrors(app: FastifyInstance, tally: Tally): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 500 && !isTurnedAway(request, reply)) tally.add('error');
    done();
  });
}
