import { join } from 'node:path';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../../src/config.js';
import { loadRenderer, type ContentItem, type Renderer } from '../../src/plugins/site/renderer.js';
import { startTestServerOn, type TestServer } from '../support/test-server.js';
import { checkCrawl } from './check-crawl.js';
import { readHead, type ReadHead } from './support/head-reader.js';
import type { Demonstration } from './support/tables.js';

const origin = 'https://www.example.cn';
const parallel = 8;

const previewPath = '/api/exam/show_file';
const preview = { code: 200, msg: '', data: { url: '/files/previews/paper.pdf', page_counts: [8] } };

interface Page {
  path: string;
  title: string;
}

export function checkHeads(demo: () => Demonstration): void {
  let renderer: Renderer;
  let server: TestServer;
  let heads: (ReadHead & Page)[];

  beforeAll(async () => {
    const built = await loadRenderer(join(repositoryRoot(), 'apps/site/dist-server/render.js'));
    if (built === undefined) throw new Error('the renderer is not built: npm run build');
    renderer = built;
    server = await startTestServerOn(demo().database, { answerSeconds: 60 });
    const limit = pLimit(parallel);
    const pages = pagesOf(demo(), renderer);
    heads = await Promise.all(pages.map((page) => limit(async () => ({ ...page, ...(await headOf(page)) }))));
  });
  // Not its database, which others use after it.
  afterAll(() => server.app.close());

  async function headOf({ path }: Page): Promise<ReadHead> {
    const { status, head } = await renderer.collectHead({ path, origin, fetch });
    if (status !== 200) throw new Error(`${path}: ${String(status)}`);
    return readHead(head);
  }

  const fetch: typeof globalThis.fetch = async (url, { method, headers, body } = {}) => {
    // The files of the demonstration are not kept.
    if (url === previewPath) return Response.json(preview);
    const answer = await server.app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: url instanceof Request ? url.url : url.toString(),
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
      remoteAddress: '10.0.0.1',
    });
    return new Response(answer.body, { status: answer.statusCode });
  };

  checkCrawl(() => ({ renderer, fetch, origin, details: pagesOf(demo(), renderer).map(({ path }) => path) }));

  function faultsOf(isWrong: (head: ReadHead & Page) => boolean): string[] {
    return heads.filter(isWrong).map(({ path }) => path);
  }

  test('the head of every detail has its title, its one address and its card', () => {
    expect(heads.length).toBeGreaterThan(1200);
    expect(faultsOf(({ path, canonical }) => canonical !== origin + path)).toEqual([]);
    expect(faultsOf((head) => head.title !== escaped(titleOf(head)))).toEqual([]);
    expect(faultsOf(({ picture }) => !picture.startsWith(`${origin}/cards/`))).toEqual([]);
  });

  test('the description of every detail has 60 to 120 characters of plain text', () => {
    const lengths = ({ description }: ReadHead) => Array.from(description).length;
    expect(faultsOf((head) => lengths(head) < 60 || lengths(head) > 120)).toEqual([]);
    expect(faultsOf(({ description }) => /[<>]|\/files\/|&\w+;/.test(description))).toEqual([]);
  });

  test('every detail has JSON-LD of its kind, in which a validator finds no fault', () => {
    const types = new Set(heads.flatMap((head) => head.types));
    expect([...types].sort()).toEqual([
      ...['Article', 'Book', 'BreadcrumbList', 'Course', 'Event', 'LearningResource'],
      ...['NewsArticle', 'OnlineStore'],
    ]);
    expect(faultsOf((head) => head.types.length !== 2 || !head.types.includes('BreadcrumbList'))).toEqual([]);
    expect([...new Set(heads.flatMap(({ faults }) => faults))]).toEqual([]);
  });

  test('so do home, which names the publisher, the hubs and the lists', async () => {
    const html = await renderer.renderHome(await renderer.collectHome({ fetch }), origin);
    const home = await readHead(html.slice(html.indexOf('<head>'), html.indexOf('</head>')));
    expect(home.types).toEqual(['Organization', 'WebSite']);
    const paths = renderer.siteRoutes.flatMap(({ kind, patterns: [path = ''] }) =>
      kind === 'page' || kind === 'list' ? [{ path, title: '' }] : [],
    );
    const others = await Promise.all(paths.map(headOf));
    expect(others.filter(({ types }) => types.length === 0)).toEqual([]);
    expect([home, ...others].flatMap(({ faults }) => faults)).toEqual([]);
  });
}

function titleOf({ title }: Page): string {
  return title;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** All details that everybody may see. */
function pagesOf({ rowsOf }: Demonstration, { contentPath, siteRoutes }: Renderer): Page[] {
  const shop = siteRoutes.find(({ name }) => name === 'onlineShopDetails')?.patterns[0] ?? '';
  const page = (item: ContentItem, title: unknown): Page => ({
    path: contentPath(item),
    title: String(title),
  });
  return [
    ...rowsOf('books').map(({ id, title }) => page({ id: Number(id), type: 2 }, title)),
    ...rowsOf('papers').map(({ id, title }) => page({ id: Number(id), type: 1 }, title)),
    ...rowsOf('articles').map(({ id, column_id, title }) =>
      page({ id: Number(id), column_id: Number(column_id) }, title),
    ),
    ...rowsOf('online_shops').map(({ id, name }) => ({
      path: `${shop}?id=${String(id)}`,
      title: String(name),
    })),
  ];
}
