import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the client already has what the reply's `etag` or `last-modified` names: the answer is 304. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply): boolean {
  const known = request.headers['if-none-match'];
  if (known !== undefined) return known.split(/\s*,\s*/).includes(String(reply.getHeader('etag')));
  const since = request.headers['if-modified-since'];
  return since !== undefined && since === reply.getHeader('last-modified');
}
