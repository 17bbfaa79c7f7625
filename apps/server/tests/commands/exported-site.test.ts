import { existsSync } from 'node:fs';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CardMaker } from '../../src/cards/card-maker.js';
import { writeSite, type Written } from '../../src/commands/export/write-site.js';
import { repositoryRoot } from '../../src/config.js';
import { loadRenderer } from '../../src/plugins/site/renderer.js';
import { pdfOf } from '../support/pdf-files.js';
import { startTestServer, type TestServer } from '../support/test-server.js';
import { parseXml, textsOf } from '../support/xml.js';

// A card takes a fifth of a second, and cards.test.ts draws some.
vi.mock(import('../../src/cards/card-maker.js'), () => ({
  CardMaker: class {
    make = () => Promise.resolve(Buffer.from('a picture'));
    close = () => undefined;
  } as unknown as typeof CardMaker,
}));

const origin = 'https://books.example.cn';
const site = join(repositoryRoot(), 'apps', 'site');
const siteFolder = join(site, 'dist');
const rendererFile = join(site, 'dist-server', 'render.js');

let server: TestServer;
let folder: string;
let written: Written;
beforeAll(async () => {
  const renderer = await loadRenderer(rendererFile);
  if (renderer === undefined) throw new Error('The site is not built: npm run build');
  server = await startTestServer({
    ...{ siteFolder, rendererFile, answerSeconds: 60 },
    config: { publicUrl: origin },
    services: { addressLimits: { requestsPerMinute: 0 } },
  });
  await server.services.files.write('papers/1.pdf', Buffer.from(await pdfOf(['一', '二'])));
  folder = await mkdtemp(join(tmpdir(), 'inkstone-export-'));
  const { app, db, services } = server;
  written = await writeSite({
    ...{ app, db, renderer, siteFolder, folder, origin, files: services.files, siteName: '砚田教育' },
    admission: { searchEngines: true, aiCrawlers: true },
    onPage: () => undefined,
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const isThere = (path: string): boolean =>
  existsSync(join(folder, path === '/' ? 'index.html' : decodeURIComponent(path)));

it('has all pages of the sitemap', async () => {
  // The small content has no files of its pictures.
  expect(written.missing.filter((path) => !path.startsWith('/files/'))).toEqual([]);
  const index = parseXml(await readFile(join(folder, 'sitemap.xml'), 'utf8'));
  const addresses: string[] = [];
  for (const file of textsOf(index, 'loc')) {
    const set = parseXml(await readFile(join(folder, file.slice(origin.length)), 'utf8'));
    addresses.push(...textsOf(set, 'loc').map((address) => address.slice(origin.length)));
  }
  expect(addresses.length).toBeGreaterThan(40);
  expect(addresses.filter((path) => !isThere(path))).toEqual([]);
  for (const name of ['robots.txt', 'llms.txt', 'feeds/news.xml', 'feeds/papers.xml', '404.html']) {
    expect(isThere(name)).toBe(true);
  }
});

it('has no broken link', async () => {
  const missing = new Set(written.missing.map((path) => path.split('?')[0]));
  const broken: string[] = [];
  let links = 0;
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const html = await readFile(join(folder, file), 'utf8');
    for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      const path = address.split(/[?#]/)[0] ?? '';
      if (!path.startsWith('/') || missing.has(path)) continue;
      links += 1;
      if (!isThere(path)) broken.push(`${file}: ${address}`);
    }
  }
  expect(links).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

it('has the picture that every page names for chats', async () => {
  const without: string[] = [];
  const pictures = new Set<string>();
  for await (const file of glob('**/*.html', { cwd: folder, exclude: ['404.html'] })) {
    const html = await readFile(join(folder, file), 'utf8');
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const path = picture.slice(origin.length);
    pictures.add(path);
    if (!picture.startsWith(`${origin}/cards/`) || !isThere(path)) without.push(`${file}: ${picture}`);
  }
  expect(without).toEqual([]);
  const [first = ''] = pictures;
  expect(pictures.size).toBeGreaterThan(20);
  expect(await readFile(join(folder, first), 'utf8')).toBe('a picture');
});

it('names its own files in the head of a page', async () => {
  const [book] = await server.db.selectFrom('books').select('id').orderBy('id').limit(1).execute();
  const path = `/layout/list/booksDetails/id-${String(book?.id)}.html`;
  const html = await readFile(join(folder, path), 'utf8');
  expect(html).toContain(`<link rel="canonical" href="${origin}${path}"`);
  expect(html).not.toContain(`"${origin}/layout/list/booksDetails?id=`);
});
