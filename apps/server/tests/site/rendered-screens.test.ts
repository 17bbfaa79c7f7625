import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.js';

const renderer = `
export const collectHome = () => Promise.resolve('');
export const siteRoutes = [];
export const servedWidths = [0, 1024];
export const renderHome = () => Promise.resolve('<!doctype html>');
export async function renderScreen({ path, width, fetch }) {
  if (path === '/unknown') return undefined;
  if (path === '/broken') throw new Error('broken');
  const [operation, id] = path.split('?id=');
  if (id !== undefined) {
    const answer = await fetch(operation, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: Number(id) }),
    });
    return { content: await answer.text() };
  }
  return { content: path, width, filling: '砚'.repeat(2000) };
}
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-site-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
});
afterAll(() => rm(folder, { recursive: true }));

let server: TestServer;
let files = 0;
afterEach(() => server.close());

async function start() {
  // A module is loaded once, with its count.
  files += 1;
  const rendererFile = join(folder, `render-${String(files)}.mjs`);
  await writeFile(rendererFile, renderer);
  server = await startTestServer({ siteFolder: folder, rendererFile });
}

interface Screen {
  content: string;
  width: number;
}

function ask(query: Record<string, string>, headers: Record<string, string> = {}) {
  return server.app.inject({ url: '/screen', query, headers });
}

const phone = (path: string) => ask({ path, width: '0' });

it('renders the screen behind the # of an address, for the width that is asked for', async () => {
  await start();
  const answer = await phone('/layout/list/addedServices?page=2');
  expect(answer.json<Screen>()).toMatchObject({ content: '/layout/list/addedServices?page=2', width: 0 });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const desktop = await ask({ path: '/layout/list/addedServices?page=2', width: '1024' });
  expect(desktop.json<Screen>().width).toBe(1024);
});

it.each(['/unknown', '/broken'])(
  'answers without content for %s, which the browser shows by itself',
  async (path) => {
    await start();
    const answer = await phone(path);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  },
);

it('compresses the screen as the browser accepts it', async () => {
  await start();
  const plain = await phone('/a');
  const brotli = await ask({ path: '/a', width: '0' }, { 'accept-encoding': 'gzip, deflate, br' });
  const gzipped = await ask({ path: '/a', width: '0' }, { 'accept-encoding': 'gzip' });
  expect([brotli, gzipped].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
});

it.each([
  { query: { width: '0' }, field: 'path' },
  { query: { path: 'a', width: '0' }, field: 'path' },
  { query: { path: `/${'a'.repeat(500)}`, width: '0' }, field: 'path' },
  { query: { path: '/a', width: 'wide' }, field: 'width' },
])('refuses $query', async ({ query, field }) => {
  await start();
  const answer = await ask(query);
  expect(answer.json()).toMatchObject({ code: 400, data: { errors: [{ field }] } });
});

it.each([
  { operation: '/api/exam/detail', table: 'papers' as const },
  { operation: '/api/article/info', table: 'articles' as const },
])(
  'counts no view at $operation for a rendering, which nobody may have seen',
  async ({ operation, table }) => {
    await start();
    const item = () =>
      server.services.db
        .selectFrom(table)
        .select(['id', 'view_count'])
        .orderBy('id')
        .executeTakeFirstOrThrow();
    const before = await item();
    const answer = await phone(`${operation}?id=${String(before.id)}`);
    expect(answer.json<Screen>().content).toContain('"code":200');
    expect(await item()).toEqual(before);
  },
);
