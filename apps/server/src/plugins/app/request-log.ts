import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { observedCode, observedOperation } from './observed.js';

const header = 'x-request-id';
/** A proxy's own id is taken over, unless it could forge lines in somebody's log. */
const acceptable = /^[\w.:/+=-]{1,128}$/;

/** For Fastify's `genReqId`. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[header];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}

/** Fastify's own lines are two a request and hold the whole address; only what no hook hears of is logged here. */
export class RequestLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'request_id' });
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest): void {
    // The reader went away.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.warn({ err: error }, '回答到一半中断');
  }
}

/**
 * One line a request, at level info, under an id that the answer carries too. Of the request only what names
 * it: bodies hold passwords, headers the token, queries the signatures of links.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        operation: observedOperation(request),
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
        status: reply.statusCode,
        code: observedCode(request, reply),
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      '请求',
    );
    done();
  });
}
