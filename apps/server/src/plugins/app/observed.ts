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
