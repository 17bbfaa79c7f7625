import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BIN, ROOT } from '../../setup/paths.mjs';
import { builtEntries } from '../../size/entries.mjs';
import { pack } from '../../pack/pack.js';
import { installElsewhere, type Consumer } from './consumer.js';

/** The entries of the package. Only one of them imports React. */
let entries: string[];
let packed: string;
let tarball: string;
let plain: Consumer;
let withReact: Consumer;

beforeAll(async () => {
  const built = [...builtEntries(join(ROOT, 'packages/api')).keys()];
  entries = built.map((entry) => `@inkstone/api${entry.slice('.'.length)}`);
  packed = await mkdtemp(join(tmpdir(), 'inkstone-packed-'));
  [tarball = ''] = (await pack(['@inkstone/api'], packed)).values();
  [plain, withReact] = await installElsewhere(
    [tarball],
    ['@tanstack/query-core'],
    ['@tanstack/query-core', '@tanstack/react-query', '@types/react', 'csstype', 'react'],
  );
});
afterAll(async () => {
  await Promise.all([rm(packed, { recursive: true, force: true }), plain.remove(), withReact.remove()]);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A script of a backend team, without React and without a page. */
const SCRIPT = `
import { ApiError, createApiClient, createMemorySession, isApiError, type Answer } from '@inkstone/api';
import { getBookQuery } from '@inkstone/api/books';
import { createQueryClient } from '@inkstone/api/query-client';
import { priceText } from '@inkstone/api/rules';
import type { Book } from '@inkstone/api/types';

const client = createApiClient({ baseUrl: 'https://api.example.cn', session: createMemorySession(), timeout: 5000 });
const answer: Promise<Answer<Book>> = client.post('/api/book/info', { book_id: 1 });
const book: Promise<Book> = createQueryClient(client).query(getBookQuery(client, 1));
export const price = answer.then(({ data }) => priceText(data.price));
export const title = book.then((found) => found.title);
export const code = (error: unknown) => (isApiError(error) ? error.code : new ApiError({ kind: 'network' }).code);
// @ts-expect-error -- a path that is not described
void client.post('/api/book/nothing', {});
// @ts-expect-error -- a field of another type
void client.post('/api/book/info', { book_id: true });
`;

const SITE = `
import { createApiClient, createMemorySession } from '@inkstone/api';
import { getBookQuery } from '@inkstone/api/books';
import { createQueryClient } from '@inkstone/api/query-client';
import { ApiProvider, useApi, useSession } from '@inkstone/api/react';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';

function Page() {
  const book = useQuery(getBookQuery(useApi(), 1));
  return createElement('p', null, useSession()?.nickname, book.data?.title);
}
const client = createApiClient({ baseUrl: '', session: createMemorySession() });
export const page = createElement(ApiProvider, {
  client,
  queryClient: createQueryClient(client),
  children: createElement(Page),
});
`;

describe('@inkstone/api', () => {
  it('runs every entry in Node without React', async () => {
    const withoutReact = entries.filter((entry) => entry !== '@inkstone/api/react');
    expect(withoutReact.length).toBeGreaterThan(5);
    const code = `for (const entry of ${JSON.stringify(withoutReact)}) await import(entry);
      const { createApiClient, createMemorySession, isApiError } = await import('@inkstone/api');
      const fetch = () => Promise.resolve(Response.json({ code: 404, msg: '该图书不存在或已下架', data: null }));
      const client = createApiClient({ baseUrl: 'https://api.example.cn', session: createMemorySession(), fetch });
      await client.post('/api/book/info', { book_id: 1 }).catch((error) => {
        console.log(isApiError(error), error.kind, error.msg);
      });
      await import('react').catch(() => console.log('no React'));`;
    expect(await plain.node(code)).toBe('true refused 该图书不存在或已下架\nno React\n');
  });

  it('runs with React', async () => {
    const code = `const { ApiProvider } = await import('@inkstone/api/react'); console.log(typeof ApiProvider);`;
    expect(await withReact.node(code)).toBe('function\n');
  });

  it('has types for a script in Node', async () => {
    await plain.write('script.ts', SCRIPT);
    expect(await plain.typecheck('nodenext')).toBe('');
  });

  it('has types for a site with React and a bundler', async () => {
    await withReact.write('site.ts', SITE);
    expect(await withReact.typecheck('bundler')).toBe('');
  });

  it('resolves the types of every entry', async () => {
    // Every entry by name: it cannot expand a pattern. It exits with 1 where one does not resolve.
    const args = [tarball, '--profile', 'esm-only', '--no-color', '--entrypoints', ...entries];
    const { stdout } = await promisify(execFile)(join(BIN, 'attw'), args);
    expect(stdout).toContain('@inkstone/api/books');
  });

  it('is bundled without React, with the code for files in its own chunk', async () => {
    await plain.write(
      'page.js',
      `import { createApiClient, createStorageSession } from '@inkstone/api';
      import { listBooksQuery } from '@inkstone/api/books';
      import { createQueryClient } from '@inkstone/api/query-client';
      const client = createApiClient({ baseUrl: '', session: createStorageSession() });
      createQueryClient(client).query(listBooksQuery(client, { page: 1 })).then(console.log);`,
    );
    // Vitest sets another value, which would make this a build for development.
    vi.stubEnv('NODE_ENV', 'production');
    const result = await build({
      root: plain.folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: join(plain.folder, 'page.js') } },
    });
    const { output } = result as Rolldown.RolldownOutput;
    const chunks = output.filter((part) => part.type === 'chunk');
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
    // What only developers read does not reach visitors.
    expect(chunks.filter(({ code }) => code.includes('ALLOWED_ORIGINS'))).toEqual([]);
    expect(
      modules.filter((id) => /node_modules\/(react|react-dom|@tanstack\/react-query)\//.test(id)),
    ).toEqual([]);
    const first = chunks.find(({ isEntry }) => isEntry)?.moduleIds ?? [];
    expect(first.some((id) => id.endsWith('api/dist/client.js'))).toBe(true);
    expect(first.filter((id) => /api\/dist\/(upload|download)\.js$/.test(id))).toEqual([]);
  });
});
