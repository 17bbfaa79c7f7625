import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-desk-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>案头</title>');
  await writeFile(join(folder, 'assets/main-1a2b.js'), 'export {};');
});
afterAll(() => rm(folder, { recursive: true }));

async function withSide(side: 'both' | 'desk' | 'site', test: (app: FastifyInstance) => Promise<void>) {
  const app = await buildApp({
    config: { publicUrl: undefined, trustedProxies: [] },
    services: server.services,
    logger: pino({ level: 'silent' }),
    siteFolder: folder,
    deskFolder: folder,
    side,
  });
  try {
    await test(app);
  } finally {
    await app.close();
  }
}

const statusOf = async (app: FastifyInstance, url: string) => (await app.inject({ url })).statusCode;

describe('the desk', () => {
  it('is at /desk/ of the same server', () =>
    withSide('both', async (app) => {
      const page = await app.inject({ url: '/desk/' });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('案头');
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect((await app.inject({ url: '/desk' })).headers.location).toBe('/desk/');
      const script = await app.inject({ url: '/desk/assets/main-1a2b.js' });
      expect(script.headers['cache-control']).toContain('immutable');
      expect((await app.inject({ url: '/api/desk/trays' })).json()).toMatchObject({ code: -1 });
    }));

  it('on an address of its own has nothing of the site', () =>
    withSide('desk', async (app) => {
      expect((await app.inject({ url: '/' })).headers.location).toBe('/desk/');
      expect(await statusOf(app, '/desk/')).toBe(200);
      expect((await app.inject({ url: '/api/desk/trays' })).json()).toMatchObject({ code: -1 });
      expect(await statusOf(app, '/api/config/column')).toBe(404);
      expect(await statusOf(app, '/healthz')).toBe(200);
    }));

  it('is not on the site then: neither its page nor its operations', () =>
    withSide('site', async (app) => {
      expect(await statusOf(app, '/')).toBe(200);
      expect(await statusOf(app, '/desk/')).toBe(404);
      expect(await statusOf(app, '/api/desk/trays')).toBe(404);
      expect(await statusOf(app, '/api/config/column')).toBe(200);
    }));
});
