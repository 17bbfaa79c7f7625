import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createApiClient, createMemorySession } from '../src/index.js';

const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://www.example.cn' });
});
afterEach(() => {
  shown.mockClear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A call that gets no response, as one that the browser has blocked. */
async function callBlocked(baseUrl: string): Promise<void> {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const client = createApiClient({ baseUrl, session: createMemorySession(), fetch });
  await expect(client.get('/api/book/new', {})).rejects.toMatchObject({ kind: 'network' });
}

it('names the settings once after blocked calls to another origin', async () => {
  await callBlocked('https://api.example.cn/');
  await callBlocked('https://api.example.cn');
  expect(shown).toHaveBeenCalledOnce();
  const text = String(shown.mock.calls[0]?.[0]);
  for (const part of ['ALLOWED_ORIGINS', 'VITE_API_BASE', 'https://www.example.cn', 'https://api.example.cn'])
    expect(text).toContain(part);
});

it.each(['', 'https://www.example.cn'])('says nothing about the origin of the page: %j', async (baseUrl) => {
  await callBlocked(baseUrl);
  expect(shown).not.toHaveBeenCalled();
});

it('says nothing in Node', async () => {
  vi.unstubAllGlobals();
  await callBlocked('https://api-2.example.cn');
  expect(shown).not.toHaveBeenCalled();
});

it('says nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await callBlocked('https://api-3.example.cn');
  expect(shown).not.toHaveBeenCalled();
});

it('says nothing on a page without a bundler', async () => {
  vi.stubGlobal('process', undefined);
  await callBlocked('https://api-4.example.cn');
  expect(shown).not.toHaveBeenCalled();
});
