import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const oneYear = 'public, max-age=31536000, immutable';

/**
 * The built site. Its routes are in the # part of the address, so index.html at / is the only page. Files in
 * assets/ have a hash in their names and never change; index.html is revalidated at every visit, so that a
 * new version shows at once.
 */
export async function site(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', (_request, reply) =>
      reply.code(503).type('text/html; charset=utf-8').send(missingBuildPage),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    // The build leaves a .br and a .gz beside every text file.
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(folder, 'assets'));
      void reply.header('cache-control', isHashed ? oneYear : 'no-cache');
    },
  });
}

const missingBuildPage = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>站点尚未构建 · 砚台</title>
<style>
  body { margin: 20vh auto; max-width: 36em; padding: 0 24px; font: 18px/1.6 serif; color: #1e2227; background: #fbf8f3; }
  code { background: #f3ede3; padding: 2px 6px; border-radius: 4px; }
</style>
<h1>站点尚未构建</h1>
<p>服务端已经启动，接口可以使用，但没有找到构建好的页面。</p>
<p>请在仓库根目录运行 <code>npm run build</code>，然后重新启动；开发时请用 <code>npm run dev</code>。</p>
</html>
`;
