import type { FastifyReply, FastifyRequest } from 'fastify';

/** The operation as a label for logs and metrics: never the raw path, which a client chooses. */
export function observedOperation(request: FastifyRequest): string {
  const { url, schema } = request.routeOptions;
  const { operationId } = (schema ?? {}) as { operationId?: string };
  if (operationId !== undefined) return operationId;
  if (url === undefined) return 'unknown';
  if (url.startsWith('/files/')) return 'file';
  return ['/healthz', '/readyz', '/metrics'].includes(url) ? url.slice(1) : 'site';
}

/** The code of the envelope: the HTTP status, except for refusals. */
export function observedCode(request: FastifyRequest, reply: FastifyReply): number {
  return request.refusalCode === 0 ? reply.statusCode : request.refusalCode;
}

/**
 * Pages that are nowhere, and documents for crowds that have to come again. Who sends thousands of such requests must not
 * fill the disk, nor look like a fault of the server. The metrics count them.
 */
export function isTurnedAway(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return [404, 503].includes(statusCode) && ['unknown', 'site'].includes(observedOperation(request));
}
