import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teacher } from '../fixtures/people.js';
import { insertShops } from '../fixtures/shops.js';
import { startTestServer, type TestServer } from '../support/test-server.js';

/** Of a book whose document cannot be made. */
const busy = 2;
const details = {
  books: 'booksDetails',
  papers: 'topicSubjectDetails',
  articles: 'talkPoliciesDetails',
  shops: 'onlineShopDetails',
};

/** A renderer of details. The documents of books show what the API says of them, others cannot be made. */
const renderer = `
const routes = ${JSON.stringify(Object.values(details))}.map((name) => (
  { name, patterns: ['/layout/list/' + name], kind: 'detail', title: name }
));
export const siteRoutes = [...routes, { name: 'home', patterns: ['/layout/list/home'], kind: 'home', title: '首页' }];
export const collectHome = () => Promise.resolve('');
export const renderHome = () => Promise.resolve('<!doctype html>');
export function siteAddress(url) {
  const [pathname, query] = url.split('?');
  const ids = new URLSearchParams(query).getAll('id');
  const route = routes.find(({ patterns }) => patterns.includes(pathname));
  if (route === undefined || ids.length !== 1 || !/^[1-9]\\d{0,8}$/.test(ids[0])) return undefined;
  return { route, path: pathname + '?id=' + ids[0], id: Number(ids[0]) };
}
const pages = { 1: 'topicSubjectDetails', 2: 'booksDetails' };
export const contentPath = ({ id, type }) => '/layout/list/' + (pages[type] ?? 'talkPoliciesDetails') + '?id=' + id;
export async function collectDocument({ path, fetch }) {
  const id = /id=(\\d+)/.exec(path)?.[1];
  if (id === undefined) return { status: 404, data: '' };
  if (id === '${String(busy)}' || !path.includes('booksDetails')) throw new Error('busy');
  const answer = await fetch('/api/book/info', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ book_id: Number(id) }),
  });
  const text = await answer.text();
  const { code } = JSON.parse(text);
  if (code === 500 || code === -1) throw new Error(text);
  return { status: code, data: text };
}
export let renderings = 0;
export async function renderDocument({ path, status, data, device, origin }) {
  renderings += 1;
  return { status, html: '<html>' + JSON.stringify({ path, status, device, origin, renderings }) + data };
}
`;

let folder: string;
let server: TestServer;
const known = 1;
const lines: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-plain-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  const rendererFile = join(folder, 'render.mjs');
  await writeFile(rendererFile, renderer);
  server = await startTestServer({ siteFolder: folder, rendererFile, logger });
  await insertShops(server.db);
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

function open(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url, headers: { ...html, ...headers } });
}

const book = (id: number | string) => `/layout/list/booksDetails?id=${String(id)}`;

it('answers a plain address with a document that browsers and shared caches ask for again', async () => {
  const answer = await open(book(known), { host: 'www.example.cn' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, sec-ch-ua-mobile, user-agent',
  });
  expect(answer.body).toContain('"origin":"http://www.example.cn"');
  const again = await open(book(known), {
    host: 'www.example.cn',
    'if-none-match': String(answer.headers.etag),
  });
  expect(again.statusCode).toBe(304);
});

it('gives a phone another layout of the same address', async () => {
  const phone = await open(book(known), { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari' });
  const hinted = await open(book(known), { 'sec-ch-ua-mobile': '?1', 'user-agent': 'Chrome' });
  const desktop = await open(book(known), { 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mobile' });
  expect([phone, hinted, desktop].map(({ body }) => /"device":"(\w+)"/.exec(body)?.[1])).toEqual([
    'phone',
    'phone',
    'desktop',
  ]);
});

it('sends the encoding that is asked for', async () => {
  const plain = await open(book(known));
  const brotli = await open(book(known), { 'accept-encoding': 'br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
});

it('shows everybody the same, whoever is logged in', async () => {
  const token = await server.logIn(teacher);
  const visitor = await open(book(known));
  const own = await open(book(known), {
    token,
    authorization: `Bearer ${token}`,
    cookie: `token=${token}`,
    fingerprint: 'a'.repeat(32),
  });
  expect(own.body).toBe(visitor.body);
  expect(own.headers['set-cookie']).toBeUndefined();
  expect(own.headers.etag).toBe(visitor.headers.etag);
});

it('leads from the plain address of home to home', async () => {
  const answer = await open('/layout/list/home?from=chat');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/']);
});

it('leads a reader to the application while no document can be made, and tells a crawler to come again', async () => {
  const answer = await open(book(busy));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.body).toContain('content="0; url=/#/layout/list/booksDetails?id=2"');
  // Crowds of crawlers must not fill the disk.
  expect(lines.join('')).not.toContain('"status":503');
});

describe('what is not there', () => {
  it.each(Object.entries(details))('is known without a document: %s', async (kind, name) => {
    const statusOf = async (id: number) => {
      const { statusCode, headers } = await open(`/layout/list/${name}?id=${String(id)}`);
      return [statusCode, headers['retry-after']];
    };
    const table = kind === 'shops' ? 'online_shops' : (`all_${kind}` as 'all_books');
    const rows = await server.db.selectFrom(table).select('id').orderBy('id', 'desc').limit(2).execute();
    const [shown = 0, withdrawn = 0] = rows.map(({ id }) => id);
    if (kind !== 'books') expect(await statusOf(shown)).toEqual([503, '5']);
    expect(await statusOf(999_999_003)).toEqual([404, undefined]);
    if (table === 'online_shops') return;
    await server.db
      .updateTable(table)
      .set({ withdrawn_at: new Date() })
      .where('id', '=', withdrawn)
      .execute();
    expect(await statusOf(withdrawn)).toEqual([410, undefined]);
  });

  it('is a page with status 404, which is rendered once', async () => {
    const first = await open(book(999_999_001));
    const other = await open(book(999_999_002));
    expect([first.statusCode, other.statusCode]).toEqual([404, 404]);
    expect(first.body).toContain('"status":404');
    expect(other.body).toBe(first.body);
  });

  it('is rendered once for hundreds of addresses, and is in no line of the log', async () => {
    const before = lines.length;
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => open(`/layout/list/nowhere-${String(index)}`)),
    );
    expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(lines.slice(before)).toEqual([]);
  });

  it.each([
    '/layout/list/booksDetails',
    ...['', '0', '-1', 'x', '99999999999999', '1&id=2', '%00'].map(book),
    '/layout/list/nothing',
    '/a/b/c',
    '/layout/list/%e4%b9%a6',
    '/layout/list/..',
    '/%2e%2e/%2e%2e/etc',
  ])('is the same page at %s', async (url) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(/"path":"[^"]*"/.exec(answer.body)?.[0]).toBe('"path":"/404"');
  });

  it.each([
    '/layout/list/%zz',
    '/layout/%00',
    '/%',
    '/api/nothing',
    '/files/nothing',
    '/favicon.ico',
    `/${'a'.repeat(10_000)}`,
  ])('is told to programs at %.30s', async (url) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404 });
  });
});
