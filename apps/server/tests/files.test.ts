import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '../src/ports/files/folder-store.js';
import { isFileKey, publicUrl } from '../src/ports/files/keys.js';
import { createSignedLinks } from '../src/ports/files/signed-links.js';
import { deriveKeys } from '../src/security/secret-keys.js';
import { useTestServer } from './support/test-server.js';

const server = useTestServer();
beforeAll(async () => {
  const { files } = server.services;
  await files.write('public/books/1.webp', Buffer.from('picture'));
  await files.write('public/logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await files.write('public/page.html', Buffer.from('<script>1</script>'));
  await files.write('papers/1.pdf', Buffer.from('0123456789'));
  await files.write('papers/卷.docx', Buffer.from('word'));
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const link = (key: string, name = 'x.pdf') => server.services.links.create(key, name);

describe('public files', () => {
  it('need no login, may be cached and can be revalidated', async () => {
    const answer = await get('/files/public/books/1.webp');
    expect(answer.body).toBe('picture');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename=1.webp',
    });
    const again = await get('/files/public/books/1.webp', { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const since = { 'if-modified-since': String(answer.headers['last-modified']) };
    expect((await get('/files/public/books/1.webp', since)).statusCode).toBe(304);
  });

  it('cannot run scripts in the origin of the site', async () => {
    const svg = await get('/files/public/logo.svg');
    expect(svg.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    const page = await get('/files/public/page.html');
    for (const { headers } of [svg, page]) {
      expect(headers['content-disposition']).toMatch(/^attachment; filename=/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('that do not exist give 404 in the envelope', async () => {
    const answer = await get('/files/public/none.png');
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([404, 404]);
  });
});

describe('signed links', () => {
  it('open a file under the name in the link, also a Chinese one', async () => {
    const url = link('papers/卷.docx', '高三数学，期中.docx');
    expect(url).toMatch(/^\/files\/[^\s,]+$/);
    const answer = await get(url);
    expect(answer.body).toBe('word');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="[ -~]+\.docx"; filename\*=UTF-8''/,
    );
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('高三数学，期中.docx'));
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('do not work without a signature or with a wrong one', async () => {
    const url = new URL(link('papers/1.pdf'), 'http://localhost');
    const changed = (name: string, to: string): string => {
      const copy = new URL(url);
      copy.searchParams.set(name, to);
      return copy.pathname + copy.search;
    };
    const tries = [
      url.pathname,
      changed('signature', 'x'),
      changed('expires', '9999999999'),
      changed('name', 'y.exe'),
      link('papers/1.pdf').replace('papers/1.pdf', 'papers/2.pdf'),
      `${url.pathname}?expires=1&expires=2&signature[]=3`,
    ];
    for (const one of tries) expect((await get(one)).statusCode).toBe(404);
    expect((await get(url.pathname + url.search)).statusCode).toBe(200);
  });

  it('expire', () => {
    let now = 1_000_000_000_000;
    const links = createSignedLinks(deriveKeys('one').fileLinks, () => now);
    const query = Object.fromEntries(new URL(links.create('a', 'b'), 'http://x').searchParams);
    const asked = { expires: query['expires'] ?? '', signature: query['signature'] ?? '', name: 'b' };
    now += 599_000;
    expect(links.isValid('a', asked)).toBe(true);
    now += 1_000;
    expect(links.isValid('a', asked)).toBe(false);
  });

  it('are valid for the requested time', () => {
    let now = 1_000_000_000_000;
    const links = createSignedLinks(deriveKeys('one').fileLinks, () => now);
    const { searchParams } = new URL(links.create('a', 'b', 7200), 'http://x');
    const asked = {
      expires: searchParams.get('expires') ?? '',
      signature: searchParams.get('signature') ?? '',
      name: 'b',
    };
    now += 7_199_000;
    expect(links.isValid('a', asked)).toBe(true);
    now += 1_000;
    expect(links.isValid('a', asked)).toBe(false);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=0-3', 200, '0123456789', undefined],
    ['nonsense', 200, '0123456789', undefined],
  ])('%s gives %i %s', async (range, status, body, contentRange) => {
    const answer = await get(link('papers/1.pdf'), { range });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
      status,
      body,
      contentRange,
    ]);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  it('beyond the end are refused', async () => {
    const answer = await get(link('papers/1.pdf'), { range: 'bytes=10-' });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(answer.json()).toMatchObject({ code: 416 });
  });

  it('of a file that has changed since give the whole file', async () => {
    const first = await get(link('papers/1.pdf'));
    const headers = { range: 'bytes=0-3', 'if-range': String(first.headers['last-modified']) };
    expect((await get(link('papers/1.pdf'), headers)).statusCode).toBe(206);
    headers['if-range'] = new Date(0).toUTCString();
    expect((await get(link('papers/1.pdf'), headers)).statusCode).toBe(200);
  });

  it('a HEAD request gets the length without the content', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: link('papers/1.pdf') });
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '10', '']);
  });
});

describe('keys', () => {
  it.each([
    '',
    '/',
    'a//b',
    '../a',
    'a/../b',
    'a/./b',
    '.hidden',
    'a/.b',
    'a\\b',
    'a\u0000',
    'a\nb',
    'a'.repeat(401),
  ])('refuse %j', async (key) => {
    expect(isFileKey(key)).toBe(false);
    await expect(server.services.files.write(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    expect(await server.services.files.find(key)).toBeUndefined();
  });

  it('may contain Chinese characters, spaces and dots', () => {
    expect(['a/b.c.pdf', '试卷/高三 数学.pdf', 'a-b_c/1'].every(isFileKey)).toBe(true);
    expect(publicUrl('public/封面,1.png')).toBe('/files/public/%E5%B0%81%E9%9D%A2%2C1.png');
    expect(publicUrl('')).toBe('');
  });

  it('cannot leave the folder through the URL', async () => {
    await writeFile(join(server.dataDir, 'secret'), 'do not show');
    for (const path of ['public/../../secret', 'public/..%2f..%2fsecret', 'public%2f..%2f..%2fsecret']) {
      const answer = await get(`/files/${path}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('do not show');
    }
  });
});

describe('the folder store', () => {
  it('replaces a file atomically and leaves no partial file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inkstone-files-'));
    const store = createFolderStore(folder);
    await Promise.all([
      store.write('a/b.txt', Buffer.from('one')),
      store.write('a/b.txt', Buffer.from('two')),
    ]);
    expect((await store.find('a/b.txt'))?.size).toBe(3);
    expect(await readdir(join(folder, 'a'))).toEqual(['b.txt']);
    expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
    expect(await store.find('a')).toBeUndefined();
    expect((await stat(join(folder, 'a'))).mode & 0o777).toBe(0o700);
    await rm(folder, { recursive: true });
  });
});
