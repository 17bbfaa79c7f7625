import { describe, expect, it } from 'vitest';
import { readDescription } from '../src/description.js';
import { reply } from './support/answers.js';
import { useTestServer } from './support/test-server.js';

const server = useTestServer();

const get = (url: string) => server.app.inject({ url });

describe('the API reference', () => {
  it('is served with and without a trailing slash', async () => {
    const bare = await get('/docs');
    expect([bare.statusCode, bare.headers.location]).toEqual([302, '/docs/']);
    const page = await get('/docs/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<title>接口文档 · 砚台</title>');
  });

  it('loads only files of this server and has no inline script', async () => {
    const page = await get('/docs/');
    const scripts = [...page.body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.every(([, , code]) => code === '')).toBe(true);
    const files = [...page.body.matchAll(/ (?:src|href)="(\.\/[^"]+)"/g)].map(([, file]) => file);
    expect(files).toHaveLength(5);
    for (const file of files) {
      const answer = await get(`/docs/${String(file).slice(2)}`);
      expect([file, answer.statusCode]).toEqual([file, 200]);
    }
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('serves the description of the server, revalidated at every visit', async () => {
    const answer = await get('/docs/openapi.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toEqual(readDescription());
  });

  it.each(['/docs/nothing', '/docs/../openapi.json', '/docs/%2e%2e/openapi.json'])(
    'answers 404 in the envelope for %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json<object>()]).toEqual([404, reply(404, '您访问的地址不存在')]);
    },
  );
});
