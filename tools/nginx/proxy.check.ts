import { request } from 'node:https';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReferenceServer, type ReferenceServer } from '../setup/reference-server.js';
import { startNginx, type Nginx } from './start-nginx.js';

let server: ReferenceServer | undefined;
let nginx: Nginx | undefined;

beforeAll(async () => {
  server = await startReferenceServer({ TRUSTED_PROXIES: '127.0.0.1' });
  nginx = await startNginx(server.address);
});
afterAll(async () => {
  await nginx?.stop();
  await server?.stop();
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

/** Over TLS, with the certificate of this nginx. */
function ask(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
  if (nginx === undefined) throw new Error('nginx does not run');
  const { port, certificate: ca } = nginx;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', servername: 'localhost', port, ca, path, method, headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          });
        });
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function jsonOf({ body }: Answer): { code: number; msg: string; data: unknown } {
  return JSON.parse(body.toString()) as { code: number; msg: string; data: unknown };
}

/** A multipart form with a file of that many bytes that begins like a picture. */
async function picture(bytes: number): Promise<Sent> {
  const gif = new Uint8Array(bytes);
  gif.set(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));
  const form = new FormData();
  form.set('file', new Blob([gif], { type: 'image/gif' }), '作品.gif');
  const encoded = new Response(form);
  return {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}

it('serves home as the server has rendered and compressed it', async () => {
  const home = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(home.status).toBe(200);
  expect(home.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(home.body).toString()).toContain('data-served="home"');
});

it('serves a screen at its plain address', async () => {
  const list = await ask('/layout/list/addedServices?page=2');
  expect(list.status).toBe(200);
  expect(list.body.toString()).toContain('data-served="screen"');
  expect((await ask('/layout/list/booksDetails?id=0')).status).toBe(404);
});

it('keeps the caching of files with a hash in their name', async () => {
  const home = await ask('/');
  const path = /src="\.?(\/assets\/[^"]+\.js)"/.exec(home.body.toString())?.[1] ?? '';
  const script = await ask(path, { headers: { 'accept-encoding': 'br' } });
  expect(script.status).toBe(200);
  expect(script.headers).toMatchObject({ 'content-encoding': 'br' });
  expect(script.headers['cache-control']).toContain('immutable');
});

it('passes calls on', async () => {
  expect(jsonOf(await ask('/api/config/column'))).toMatchObject({ code: 200 });
});

it('lets a file of nearly 5 MB through', async () => {
  const answer = await ask('/api/sale_auth/upload_file', await picture(5 * 1024 * 1024 - 4096));
  expect(answer.status).toBe(200);
  expect(jsonOf(answer)).toMatchObject({ code: 200, msg: '上传成功' });
});

it('leaves it to the server to refuse a larger one, in its words', async () => {
  const answer = await ask('/api/sale_auth/upload_file', await picture(6 * 1024 * 1024));
  expect(jsonOf(answer).code).not.toBe(200);
  expect(jsonOf(answer).msg).toContain('5');
});
