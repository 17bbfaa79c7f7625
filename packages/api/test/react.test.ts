// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';

import { listNewBooksQuery } from '../src/books/index.js';
import { createApiClient } from '../src/client.js';
import { createQueryClient } from '../src/query-client.js';
import { ApiProvider, useApi, useSession } from '../src/react.js';
import { createMemorySession } from '../src/session.js';
import { book, teacher } from './fixtures.js';

function Page() {
  const books = useQuery(listNewBooksQuery(useApi()));
  const reader = useSession();
  return createElement('p', null, `${reader?.nickname ?? '访客'}：${books.data?.[0]?.title ?? '…'}`);
}

it('provides client, queries and session', async () => {
  const session = createMemorySession();
  const fetch = () => Promise.resolve(Response.json({ code: 200, msg: '', data: [book] }));
  const client = createApiClient({ baseUrl: 'https://api.example.cn', session, fetch });
  const queryClient = createQueryClient(client);
  render(createElement(ApiProvider, { client, queryClient, children: createElement(Page) }));
  expect(await screen.findByText(`访客：${book.title}`)).toBeVisible();

  act(() => session.set(teacher));
  expect(await screen.findByText(`周老师：${book.title}`)).toBeVisible();
  queryClient.clear();
});

it('throws where there is no provider', () => {
  // React logs every uncaught error to the console.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => render(createElement(Page))).toThrow('useApi needs an ApiProvider around it');
});
