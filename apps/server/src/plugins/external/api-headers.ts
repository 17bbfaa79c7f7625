import type { FastifyInstance } from 'fastify';

interface Site {
  overHttps: boolean;
  /** Pages on other origins call the API. */
  hasOtherOrigins: boolean;
}

/**
 * The security headers of JSON answers. The headers of pages would be most of a short answer, and helmet builds them
 * anew for each request: a tenth of what an answer from memory costs. The routes set `helmet: false`.
 */
export function apiHeaders(api: FastifyInstance, { overHttps, hasOtherOrigins }: Site): void {
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': hasOtherOrigins ? 'cross-origin' : 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(overHttps && { 'strict-transport-security': 'max-age=15552000; includeSubDomains' }),
  };
  api.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
