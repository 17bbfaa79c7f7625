import type { FastifyInstance } from 'fastify';
import { sendTransportError } from '../app/errors.js';

/** Of two headers a proxy may have read the other one: what is linked and kept would belong to another site. */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders } = request.raw;
    const isHost = (text: string, place: number): boolean =>
      place % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
    if (rawHeaders.findIndex(isHost) === rawHeaders.findLastIndex(isHost)) done();
    else sendTransportError(reply, 400);
  });
}
