import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.js';

const script = "document.documentElement.dataset.screen = 'other'";
const builtPage = `<!doctype html><title>砚台</title><script>${script}</script><p>静态</p>`;

/** A renderer whose home shows the answer of one call. */
const renderer = `
export const siteRoutes = [];
export async function collectHome({ fetch }) {
  const answers = [];
  for (let call = 0; call < 5; call += 1) {
    const answer = await fetch('/api/book/index', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"page":1,"psize":1}',
    });
    answers.push(answer.status, await answer.text());
  }
  return JSON.stringify(answers);
}
export function renderHome(collected) {
  return Promise.resolve(${JSON.stringify(builtPage)} + '<script type="application/json">' + collected + '</script>');
}
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-site-'));
  await writeFile(join(folder, 'index.html'), builtPage);
  await writeFile(join(folder, 'render.mjs'), renderer);
  await writeFile(
    join(folder, 'broken.mjs'),
    "export const siteRoutes = []; export const collectHome = () => Promise.reject(new Error('broken'));",
  );
});
afterAll(() => rm(folder, { recursive: true }));

let server: TestServer;
afterEach(() => server.close());

async function start(rendererFile?: string) {
  server = await startTestServer({
    siteFolder: folder,
    services: { addressLimits: { requestsPerMinute: 2 } },
    ...(rendererFile !== undefined && { rendererFile: join(folder, rendererFile) }),
  });
}

const open = (headers: Record<string, string> = {}, url = '/') => server.app.inject({ url, headers });

it('answers with home as the renderer makes it from the API, without counting its calls', async () => {
  await start('render.mjs');
  const answer = await open();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('<p>静态</p>');
  // More calls than the limit allows, and none was refused.
  expect(answer.body).toContain('[200,"{\\"code\\":200');
  expect(answer.body).not.toContain('429');
  expect((await server.app.inject({ url: '/api/config/config' })).statusCode).toBe(200);
});

it('counts a call that only claims to be one of its own', async () => {
  await start('render.mjs');
  const calls = await Promise.all(
    [1, 2, 3].map(() => open({ 'x-inkstone-own-call': 'true' }, '/api/config/config')),
  );
  expect(calls.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429]);
});

it('answers 304 to a browser that has the page, whatever its encoding', async () => {
  await start('render.mjs');
  const { headers } = await open({ 'accept-encoding': 'br' });
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers.vary).toContain('accept-encoding');
  const again = await open({
    'accept-encoding': 'gzip',
    'if-none-match': `"other", ${String(headers.etag)}`,
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('compresses the page as the browser accepts it', async () => {
  await start('render.mjs');
  const plain = await open({ 'accept-encoding': 'identity' });
  const brotli = await open({ 'accept-encoding': 'gzip, deflate, br' });
  const gzipped = await open({ 'accept-encoding': 'gzip' });
  expect([brotli, gzipped].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
});

it.each(['/', '/index.html'])(
  'allows the script of the page at %s by its hash, and no other',
  async (url) => {
    await start();
    const { headers } = await open({}, url);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    const elsewhere = await server.app.inject({ url: '/healthz' });
    expect(elsewhere.headers['content-security-policy']).toContain("script-src 'self';");
  },
);

it.each([undefined, 'broken.mjs', 'not-built.mjs'])(
  'answers with the page as it was built with %s as the renderer',
  async (file) => {
    await start(file);
    const answer = await open();
    expect([answer.statusCode, answer.body]).toEqual([200, builtPage]);
  },
);
