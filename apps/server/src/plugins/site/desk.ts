import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The operators' desk at /desk/. Without a build of it there is none. */
export async function desk(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) return;
  app.get('/desk', (_request, reply) => reply.redirect('/desk/'));
  // In its own scope: the plugin of the site decorates replies with the same methods.
  await app.register((scope) =>
    scope.register(fastifyStatic, {
      root: folder,
      prefix: '/desk/',
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(folder, 'assets'));
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
}
