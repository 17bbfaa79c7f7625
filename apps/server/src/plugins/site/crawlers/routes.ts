import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../db/database.js';
import { SharedResults } from '../../../shared/shared-results.js';
import { sendBusy, sendTransportError } from '../../app/errors.js';
import { dropPageHeaders } from '../../external/security-headers.js';
import type { Addresses } from './addresses.js';
import { feedPath, feedText, isFeed } from './feeds.js';
import { llmsText } from './llms.js';
import { type Admission, robotsText } from './robots.js';
import { sitemapFiles, type SitemapFiles, sitemapIndex, sitemapParts } from './sitemap.js';

/** Files of the sitemap that are written at once: each reads 50,000 rows. */
const mostAtOnce = 4;
/** How long a list of files or a text is kept, in seconds. */
const keptFor = 60;
/** Texts by name and origin. Who asks may name any origin where the site has none. */
const mostTexts = 20;

const xml = 'application/xml; charset=utf-8';
const atom = 'application/atom+xml; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

export interface CrawlerOptions {
  db: Database;
  siteName: string;
  addresses: Addresses;
  admission: Admission;
  /** Of the absolute addresses. */
  originOf: (request: FastifyRequest) => string;
}

type Named = FastifyRequest<{ Params: { name: string } }>;

/** What tells crawlers and feed readers where the pages are. */
export function crawlerRoutes(app: FastifyInstance, options: CrawlerOptions): void {
  const { db, siteName, addresses, admission, originOf } = options;
  const files = new SharedResults<SitemapFiles>({ most: 1, seconds: keptFor });
  const texts = new SharedResults<{ text: string }>({ most: mostTexts, seconds: keptFor });
  let writing = 0;

  const knownFiles = () => files.get('', () => sitemapFiles(db));

  app.get('/robots.txt', (request, reply) =>
    send(reply, plain, robotsText(admission, `${originOf(request)}/sitemap.xml`)),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    send(reply, xml, sitemapIndex(await knownFiles(), originOf(request))),
  );
  app.get('/sitemaps/:name.xml', async (request: Named, reply) => {
    const site = { db, addresses, origin: originOf(request), files: await knownFiles() };
    const parts = sitemapParts(site, request.params.name);
    if (parts === undefined) return sendTransportError(reply, 404);
    if (writing >= mostAtOnce) return sendBusy(reply);
    writing += 1;
    const file = Readable.from(parts, { highWaterMark: 1 });
    // Also when the client has hung up.
    file.once('close', () => (writing -= 1));
    return send(reply, xml, file);
  });
  app.get('/feeds/:name.xml', async (request: Named, reply) => {
    const { name } = request.params;
    if (!isFeed(name)) return sendTransportError(reply, 404);
    const origin = originOf(request);
    const { text } = await texts.get(`${feedPath(name)} ${origin}`, async () => ({
      text: await feedText({ db, addresses, siteName, origin }, name),
    }));
    return send(reply, atom, text);
  });
  app.get('/llms.txt', async (request, reply) => {
    const origin = originOf(request);
    const { text } = await texts.get(`/llms.txt ${origin}`, async () => ({
      text: await llmsText({ db, addresses, siteName, origin }),
    }));
    return send(reply, plain, text);
  });
}

function send(reply: FastifyReply, type: string, content: unknown): FastifyReply {
  dropPageHeaders(reply, '');
  return reply
    .type(type)
    .header('cache-control', `public, max-age=${String(keptFor)}`)
    .send(content);
}
