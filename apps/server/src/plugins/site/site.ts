import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../../ports/files/file-store.js';
import { dropPageHeaders } from '../external/security-headers.js';
import { cardRoutes } from './card-routes.js';
import { createAddresses } from './crawlers/addresses.js';
import { type CrawlerOptions, crawlerRoutes } from './crawlers/routes.js';
import { createHomePage } from './home-page.js';
import { documentMaker } from './make-document.js';
import type { OwnCalls } from './own-calls.js';
import { createPage, sendPage } from './page.js';
import { type MissingPage, originOf, plainAddresses } from './plain-addresses.js';
import { RenderPlaces } from './render-places.js';
import { hasThread, renderThread } from './render-thread.js';
import { renderedScreens } from './rendered-screens.js';
import { loadRenderer, screenRenderer } from './renderer.js';

const oneYear = 'public, max-age=31536000, immutable';
/** Documents take a tenth of a core, and screens, for which readers wait, half of one. */
const restsForReaders = { document: 9, screen: 1 };
const noRests = { document: 0, screen: 0 };
const notForHashed = ['last-modified', 'etag', 'accept-ranges', 'x-request-id'];

export interface SiteFiles {
  /** Folder of the built site. */
  folder: string;
  /** Without it visitors get index.html. */
  renderer?: string | undefined;
  /** Who must not feel it when documents are made. */
  hasReaders: boolean;
  /** The address that people visit; by default that of the request. */
  publicUrl?: string | undefined;
  crawlers: Pick<CrawlerOptions, 'db' | 'siteName' | 'admission'>;
  /** Where the pictures of things are, and the cards made of them. */
  files: FileStore;
}

/**
 * Screens are behind the #, and at plain addresses too (`plain-addresses.ts`). Files in assets/ have a hash in their
 * names and never change; everything else is revalidated at every visit.
 */
export async function site(
  app: FastifyInstance,
  { folder, renderer: rendererFile, hasReaders, publicUrl, crawlers, files }: SiteFiles,
  ownCalls: OwnCalls,
): Promise<MissingPage | undefined> {
  const indexFile = join(folder, 'index.html');
  if (!existsSync(indexFile)) {
    app.get('/', (_request, reply) =>
      reply.code(503).type('text/html; charset=utf-8').send(missingBuildPage),
    );
    return undefined;
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    // The build leaves a .br and a .gz beside every text file.
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(folder, 'assets'));
      void reply.header('cache-control', isHashed ? oneYear : 'no-cache');
      if (!isHashed) return;
      dropPageHeaders(reply, path);
      // These headers would be a fifth of a small script.
      for (const name of notForHashed) reply.removeHeader(name);
    },
  });

  const built = await createPage(await readFile(indexFile, 'utf8'));
  const renderer = rendererFile === undefined ? undefined : await loadRenderer(rendererFile);
  const home =
    renderer === undefined
      ? undefined
      : createHomePage({ renderer, fetch: ownCalls.fetch, log: app.log, publicUrl });
  let missingPage: MissingPage | undefined;
  if (renderer !== undefined) {
    const rendering = { renderer, fetch: ownCalls.fetch, log: app.log, places: new RenderPlaces() };
    const { makeDocument, renderScreen } =
      hasThread && rendererFile !== undefined
        ? renderThread(
            app,
            { rendererFile, restShares: hasReaders ? restsForReaders : noRests },
            ownCalls.fetch,
          )
        : {
            makeDocument: documentMaker(renderer, ownCalls.fetch),
            renderScreen: screenRenderer(renderer, ownCalls.fetch),
          };
    // With places of their own: a crowd of crawlers must not take those of readers.
    renderedScreens(app, {
      ...{ renderScreen, widths: renderer.servedWidths, log: app.log },
      places: new RenderPlaces(),
    });
    const addresses = createAddresses(renderer);
    crawlerRoutes(app, {
      ...crawlers,
      addresses,
      originOf: (request) => originOf(request, publicUrl),
    });
    cardRoutes(app, { ...rendering, files });
    missingPage = plainAddresses(app, {
      ...rendering,
      db: crawlers.db,
      addresses,
      make: makeDocument,
      publicUrl,
    });
  }
  // After the start, which needs the processor itself.
  app.addHook('onListen', () => void home?.());

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendPage(request, reply, (await home?.()) ?? built);
  }
  app.get('/', answer);
  app.get('/index.html', answer);
  return missingPage;
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
