import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { isTurnedAway, observedCode, observedOperation } from './observed.js';

const header = 'x-request-id';
/** The id of a proxy is accepted unless it could forge log lines. */
const acceptable = /^[\w.:/+=-]{1,128}$/;

/** For Fastify's `genReqId`. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[header];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}

/** Fastify itself logs two lines per request; here it logs only errors that no hook sees. */
export class RequestLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'request_id' });
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest): void {
    // The client disconnected.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.warn({ err: error }, '回答到一半中断');
  }
}

/** One line per request under the id of the response. Bodies, headers and queries have passwords and tokens. */
export function logRequests(app: FastifyInstance, logger: Logger): void {
  // This line has no secrets; looking for them takes six times as long as writing it.
  const log = logger.child({}, { redact: [] });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (log.isLevelEnabled('info') && !isTurnedAway(request, reply))
      log.info(fieldsOf(request, reply), '请求');
    done();
  });
}

function fieldsOf(request: FastifyRequest, reply: FastifyReply): object {
  return {
    request_id: request.id,
    operation: observedOperation(request),
    method: request.method,
    path: request.url.split('?')[0],
    ip: request.ip,
    status: reply.statusCode,
    code: observedCode(request, reply),
    milliseconds: Math.round(reply.elapsedTime * 10) / 10,
  };
}
