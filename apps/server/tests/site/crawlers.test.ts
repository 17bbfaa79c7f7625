import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { robotsText } from '../../src/plugins/site/crawlers/robots.js';
import { insertMoreArticles } from '../fixtures/articles.js';
import { insertShops } from '../fixtures/shops.js';
import { insert } from '../support/insert.js';
import { startTestServer, type TestServer } from '../support/test-server.js';
import { use } from '../support/use.js';
import { parseXml, textsOf, type XmlNode } from '../support/xml.js';

const origin = 'https://books.example.cn';

/** The routes of a small site. */
const renderer = `
export const collectHome = () => Promise.resolve('');
export const renderHome = () => Promise.resolve('<!doctype html>');
const route = (name, kind) => ({ name, kind, title: name, patterns: ['/layout/list/' + name] });
export const siteRoutes = [
  route('home', 'home'), route('highSchoolBooks', 'page'), route('listenBig', 'list'), route('talkPolicies', 'list'),
  route('walkIntroTianLi', 'list'), route('onlineShopDetails', 'detail'), route('personalCenter', 'own'),
  route('nowLogin', 'login'),
];
export const siteAddress = () => undefined;
export const contentPath = ({ type, id, column_id }) =>
  '/layout/list/' + (type === undefined ? 'column' + column_id : 'type' + type) + '?id=' + id;
`;

async function start(config: Parameters<typeof startTestServer>[0] = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-site-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'render.mjs'), renderer);
  const server = await startTestServer({
    ...config,
    siteFolder: folder,
    rendererFile: join(folder, 'render.mjs'),
    config: { publicUrl: origin, ...config.config },
  });
  return { ...server, close: () => server.close().then(() => rm(folder, { recursive: true })) };
}

const server: TestServer = use(start, ({ close }) => close());
beforeAll(async () => {
  await insertMoreArticles(server.db);
  await insertShops(server.db);
});

async function open(url: string) {
  const answer = await server.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  return answer;
}

async function openXml(url: string): Promise<XmlNode> {
  const { headers, body } = await open(url);
  expect(headers['content-type']).toMatch(/^application\/(atom\+)?xml; charset=utf-8$/);
  return parseXml(body);
}

describe('sitemap', () => {
  const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

  async function addressesOf(name: string): Promise<string[]> {
    const set = await openXml(`/sitemaps/${name}.xml`);
    expect([set.name, set.namespace]).toEqual(['urlset', protocol]);
    return textsOf(set, 'loc');
  }

  it('has an index of files with the time of the latest thing in each', async () => {
    const index = await openXml('/sitemap.xml');
    expect([index.name, index.namespace]).toEqual(['sitemapindex', protocol]);
    expect(textsOf(index, 'loc')).toEqual(
      ['pages-1', 'books-1', 'papers-1', 'articles-1', 'shops-1'].map(
        (name) => `${origin}/sitemaps/${name}.xml`,
      ),
    );
    const { rows } = await server.database.pool.query<{ latest: Date }>(
      'select max(released_at) as latest from articles',
    );
    const articles = index.children.find(
      ({ children: [loc] }) => loc?.text.endsWith('/articles-1.xml') === true,
    );
    expect(articles?.children.map(({ name, text }) => [name, text])).toEqual([
      ['loc', `${origin}/sitemaps/articles-1.xml`],
      ['lastmod', rows[0]?.latest.toISOString().replace('.000Z', 'Z')],
    ]);
  });

  it('lists the pages that are there whatever the content, and nothing personal', async () => {
    const names = ['highSchoolBooks', 'listenBig', 'talkPolicies', 'walkIntroTianLi'];
    expect(await addressesOf('pages-1')).toEqual([
      `${origin}/`,
      ...names.map((name) => `${origin}/layout/list/${name}`),
    ]);
  });

  it('lists every thing at its own address', async () => {
    const idsOf = async (table: string) =>
      (
        await server.database.pool.query<{ id: number; column: number }>(
          `select id ${table === 'articles' ? ', column_id as "column"' : ''} from ${table} order by id`,
        )
      ).rows;
    expect(await addressesOf('papers-1')).toEqual(
      (await idsOf('papers')).map(({ id }) => `${origin}/layout/list/type1?id=${String(id)}`),
    );
    expect(await addressesOf('books-1')).toEqual(
      (await idsOf('books')).map(({ id }) => `${origin}/layout/list/type2?id=${String(id)}`),
    );
    expect(await addressesOf('articles-1')).toEqual(
      (await idsOf('articles')).map(
        ({ id, column }) => `${origin}/layout/list/column${String(column)}?id=${String(id)}`,
      ),
    );
    expect(await addressesOf('shops-1')).toHaveLength((await idsOf('online_shops')).length);
  });

  it('lists nothing that was withdrawn, and begins another file at 50,000 ids', async () => {
    const other = await start();
    try {
      const article = {
        column_id: 30,
        title: '政策',
        intro: '',
        content_html: '',
        released_at: '2026-05-05',
      };
      await insert(other.db, {
        articles: [
          { ...article, id: 50_000, withdrawn_at: '2026-06-01' },
          { ...article, id: 50_001 },
          { ...article, id: 2_147_483_647 },
        ],
      });
      const index = await other.app.inject({ url: '/sitemap.xml' });
      expect(textsOf(parseXml(index.body), 'loc').filter((address) => address.includes('articles'))).toEqual(
        ['articles-1', 'articles-2', 'articles-42950'].map((name) => `${origin}/sitemaps/${name}.xml`),
      );
      const listed = async (name: string) =>
        textsOf(parseXml((await other.app.inject({ url: `/sitemaps/${name}.xml` })).body), 'loc');
      expect(await listed('articles-1')).not.toContain(`${origin}/layout/list/column30?id=50000`);
      expect(await listed('articles-2')).toEqual([`${origin}/layout/list/column30?id=50001`]);
      expect(await listed('articles-42950')).toEqual([`${origin}/layout/list/column30?id=2147483647`]);
    } finally {
      await other.close();
    }
  });

  it.each([
    ...['papers-0', 'papers--999', 'papers-01', 'papers-2', 'papers-1e3', 'papers-99999999999999999999'],
    ...[
      'pages-2',
      'users-1',
      'papers',
      '-1',
      '..%2f..%2fetc%2fpasswd',
      '%00',
      'constructor-1',
      'papers-1%00',
    ],
  ])('has no file %s', async (name) => {
    const answer = await server.app.inject({ url: `/sitemaps/${name}.xml` });
    expect(answer.statusCode).toBe(404);
  });

  it('names its own address where no other is set', async () => {
    const other = await start({ config: { publicUrl: undefined } });
    try {
      const { body } = await other.app.inject({ url: '/sitemap.xml', headers: { host: '127.0.0.1:8080' } });
      expect(textsOf(parseXml(body), 'loc')).toContain('http://127.0.0.1:8080/sitemaps/pages-1.xml');
    } finally {
      await other.close();
    }
  });
});

describe('robots.txt', () => {
  const robots = (searchEngines: boolean, aiCrawlers: boolean) =>
    robotsText({ searchEngines, aiCrawlers }, `${origin}/sitemap.xml`);
  const groupsOf = (text: string) => text.trim().split('\n\n');

  it('lets everybody read the pages, but not what is behind them, and names the sitemap', async () => {
    const { headers, body } = await open('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      [
        'User-agent: *',
        'Allow: /layout/*?id=',
        'Allow: /layout/*?page=',
        'Allow: /layout/*?text=',
        'Disallow: /layout/*?',
        'Disallow: /api/',
        'Disallow: /screen',
        'Disallow: /desk',
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n'),
    );
  });

  it('refuses the crawlers of language models only', () => {
    const [all, ai, sitemap] = groupsOf(robots(true, false));
    expect(all).toContain('Allow: /layout/*?id=');
    expect(ai).toMatch(/^(User-agent: [\w-]+\n)+Disallow: \/$/);
    for (const name of ['GPTBot', 'ClaudeBot', 'Bytespider']) expect(ai).toContain(`User-agent: ${name}\n`);
    expect(sitemap).toBe(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('refuses search engines only', () => {
    const [all, ai] = groupsOf(robots(false, true));
    expect(all).toBe('User-agent: *\nDisallow: /');
    expect(ai).toContain('Allow: /layout/*?id=');
  });

  it('refuses all', () => {
    expect(robots(false, false)).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('feeds', () => {
  const atom = 'http://www.w3.org/2005/Atom';
  const childrenOf = (node: XmlNode, name: string) => node.children.filter((child) => child.name === name);

  it.each([
    ['news', '企业动态 · 砚田教育', 'walkIntroTianLi'],
    ['papers', '新到试卷 · 砚田教育', 'listenBig'],
  ])('has a valid feed of %s, the newest first', async (name, title, page) => {
    const feed = await openXml(`/feeds/${name}.xml`);
    expect([feed.name, feed.namespace]).toEqual(['feed', atom]);
    // What RFC 4287 requires, once each.
    for (const required of ['id', 'title', 'updated', 'author']) {
      expect(childrenOf(feed, required)).toHaveLength(1);
    }
    expect(childrenOf(feed, 'title')[0]?.text).toBe(title);
    const links = childrenOf(feed, 'link').map(({ attributes }) => [attributes['rel'], attributes['href']]);
    expect(links).toEqual([
      ['self', `${origin}/feeds/${name}.xml`],
      ['alternate', `${origin}/layout/list/${page}`],
    ]);
    const entries = childrenOf(feed, 'entry');
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      for (const required of ['id', 'title', 'updated']) expect(childrenOf(entry, required)).toHaveLength(1);
      expect(childrenOf(entry, 'link')[0]?.attributes['href']).toBe(childrenOf(entry, 'id')[0]?.text);
    }
    const times = entries.flatMap((entry) =>
      childrenOf(entry, 'updated').map(({ text }) => Date.parse(text)),
    );
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(Date.parse(childrenOf(feed, 'updated')[0]?.text ?? '')).toBe(times[0]);
    const ids = textsOf(feed, 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('writes what XML keeps for itself, and leaves out what it cannot hold', async () => {
    const other = await start();
    try {
      await insert(other.db, {
        articles: {
          column_id: 39,
          title: '<b>甲 & 乙</b>\u000b"丙"',
          intro: ']]>',
          content_html: '',
          released_at: '2030-01-01',
        },
      });
      const feed = parseXml((await other.app.inject({ url: '/feeds/news.xml' })).body);
      expect(textsOf(feed, 'title')[1]).toBe('<b>甲 & 乙</b>"丙"');
      expect(textsOf(feed, 'summary')[0]).toBe(']]>');
    } finally {
      await other.close();
    }
  });

  it.each(['users', 'constructor', '..'])('has no feed %s', async (name) => {
    expect((await server.app.inject({ url: `/feeds/${name}.xml` })).statusCode).toBe(404);
  });
});

describe('llms.txt', () => {
  it('names the site, its sections and what is in them, with plain addresses', async () => {
    const { headers, body } = await open('/llms.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^# 砚田教育\n\n> .*图书 \d+ 册，试卷 \d+ 份.*\n\n## /);
    expect(body).toContain(`## 图书资源\n\n- [高中图书](${origin}/layout/list/highSchoolBooks)：图书 3 册\n`);
  });
});
