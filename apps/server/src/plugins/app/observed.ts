import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a request was for, in a word that logs and metrics can count by: never a path that somebody made up. */
export function observedOperation(request: FastifyRequest): string {
  const { url, schema } = request.routeOptions;
  const { operationId } = (schema ?? {}) as { operationId?: string };
  if (operationId !== undefined) return operationId;
  if (url === undefined) return 'unknown';
  if (url.startsWith('/files/')) return 'file';
  return ['/healthz', '/readyz', '/metrics'].includes(url) ? url.slice(1) : 'site';
}

/** The envelope's code, which is the HTTP status but for refusals. */
export function observedCode(request: FastifyRequest, reply: FastifyReply): number {
  return request.refusalCode === 0 ? reply.statusCode : request.refusalCode;
}
