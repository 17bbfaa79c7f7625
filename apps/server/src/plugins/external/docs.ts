import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

/** Undefined before the first build. */
function referenceFolder(): string | undefined {
  try {
    const page = require.resolve('@inkstone/openapi/docs/index.html');
    return existsSync(page) ? dirname(page) : undefined;
  } catch {
    return undefined;
  }
}

/** The API reference at /docs/, the description at /docs/openapi.json. */
export async function docs(app: FastifyInstance, folder = referenceFolder()): Promise<void> {
  if (folder === undefined) return;
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  // In its own scope: the plugin of the site decorates replies with the same methods.
  await app.register((scope) =>
    scope.register(fastifyStatic, {
      root: folder,
      prefix: '/docs/',
      cacheControl: false,
      setHeaders(reply) {
        // The file names contain no hash: browsers must check for a new version.
        void reply.header('cache-control', 'no-cache');
      },
    }),
  );
}
