import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { paths } from '../lib/config/paths.js';
import { createBackend, type Backend } from './backend.js';
// Loaded before the tests: on a busy machine it takes longer than they wait.
import './first-queries.js';
import { preload } from './preload.js';

let backend: Backend;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(`${init?.method ?? 'GET'} ${url} ${typeof init?.body === 'string' ? init.body : ''}`.trim());
    return Promise.resolve(Response.json({ code: 500, msg: '服务器错误', data: null }));
  });
  backend = createBackend();
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('asks what the list at an address asks, with its filters and page', async () => {
  preload(backend, paths.addedServices.path({ grade_id: 3, page: 2 }));
  await waitFor(() => expect(asked).toContain('POST /api/book/index {"grade_id":3,"page":2,"psize":20}'));
});

it('asks for the item of a detail page, and shows no message when that fails', async () => {
  const failed = vi.fn();
  backend.failures.listen(failed);
  preload(backend, paths.booksDetails.path({ id: 7 }));
  await waitFor(() => {
    expect(
      backend.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.status),
    ).toEqual(['error']);
  });
  expect(asked).toEqual([expect.stringContaining('7')]);
  expect(failed).not.toHaveBeenCalled();
});

it('asks once, however often a link is touched', async () => {
  preload(backend, paths.booksDetails.path({ id: 7 }));
  preload(backend, paths.booksDetails.path({ id: 7 }));
  await waitFor(() => {
    expect(backend.queryClient.isFetching()).toBe(0);
    expect(asked).not.toHaveLength(0);
  });
  expect(asked).toHaveLength(1);
});
