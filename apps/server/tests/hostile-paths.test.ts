import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/test-server.js';

let server: TestServer;
let folder: string;
let log = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-site-'));
  await writeFile(join(folder, 'robots.txt'), '');
  await writeFile(join(folder, 'index.html'), '<!doctype html><p>首页</p>');
  const logger = pino(
    { level: 'warn' },
    new Writable({
      write(chunk, _encoding, done) {
        log += String(chunk);
        done();
      },
    }),
  );
  server = await startTestServer({
    siteFolder: folder,
    logger,
    services: { addressLimits: { requestsPerMinute: 100 } },
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Sent as it is: `fetch` would tidy the path. */
async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const address = server.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const [answer] = (await once(get({ port, path, headers, agent: false }), 'response')) as [IncomingMessage];
  await text(answer);
  return answer.statusCode;
}

const hostile: [string, number, Record<string, string>?][] = [
  ['//x', 404],
  ['//', 404],
  ['/api/%00', 404],
  ['/%00', 404],
  ['/files/%00', 404],
  [`/${'a'.repeat(300)}`, 404],
  [`/api/${'a'.repeat(600)}`, 404],
  [`/files/${'a'.repeat(600)}`, 404],
  ['/%zz', 404],
  ['/../../etc/passwd', 404],
  ['/robots.txt', 412, { 'if-match': '"x"' }],
];
for (const [path, expected, headers = {}] of hostile) {
  it(`${path.slice(0, 20)}${Object.keys(headers).join()} is answered with ${String(expected)}, and not logged as a fault`, async () => {
    log = '';
    expect(await statusOf(path, headers)).toBe(expected);
    expect(log).toBe('');
  });
}
