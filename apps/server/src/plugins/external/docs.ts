import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

/** Where @inkstone/openapi has built the reference, or `undefined` before the first build. */
function referenceFolder(): string | undefined {
  try {
    const page = require.resolve('@inkstone/openapi/docs/index.html');
    return existsSync(page) ? dirname(page) : undefined;
  } catch {
    return undefined;
  }
}

/** The browsable reference of the interface at /docs/, its description at /docs/openapi.json. */
export async function docs(app: FastifyInstance, folder = referenceFolder()): Promise<void> {
  if (folder === undefined) return;
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  // In a scope of its own: the site's registration gives replies the same methods.
  await app.register((scope) =>
    scope.register(fastifyStatic, {
      root: folder,
      prefix: '/docs/',
      cacheControl: false,
      setHeaders(reply) {
        // Its files bear no hash: a new version shows at once.
        void reply.header('cache-control', 'no-cache');
      },
    }),
  );
}
