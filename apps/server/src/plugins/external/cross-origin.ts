import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const oneDay = 24 * 60 * 60;

/**
 * Lets pages of the origins call the API and fetch files. The login is sent in a header, never in a cookie.
 * @param origins as browsers send them, e.g. `https://m.example.cn`
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['content-type', 'token', 'fingerprint', 'range', 'if-range', 'x-request-id'],
    exposedHeaders: [
      'accept-ranges',
      'content-disposition',
      'content-range',
      'etag',
      'retry-after',
      'x-request-id',
    ],
    maxAge: oneDay,
  });
}
