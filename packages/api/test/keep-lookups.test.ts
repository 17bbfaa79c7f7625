import { describe, expect, it, onTestFinished } from 'vitest';

import { getActivityThemesQuery } from '../src/articles/index.js';
import { getBookScreeningQuery, listBookCategoriesQuery, listNewBooksQuery } from '../src/books/index.js';
import { createApiClient } from '../src/client.js';
import {
  getClassesQuery,
  getFlowTypesQuery,
  getGradeGroupsQuery,
  getGradesQuery,
  getProvincesQuery,
  getSchoolTypesQuery,
  getStagesQuery,
  getSubjectsQuery,
} from '../src/lookups/queries.js';
import { getPaperPropertiesQuery } from '../src/papers/index.js';
import { createQueryClient, keepLookups } from '../src/query-client.js';
import { createMemorySession } from '../src/session.js';
import { getShopSearchOptionsQuery } from '../src/shops/index.js';
import { getSiteConfigQuery } from '../src/site-config/queries.js';
import type { SessionStorage } from '../src/storage.js';
import { teacher } from './fixtures.js';
import { refusing, storageOf } from './storages.js';

const categories = [{ id: 12, name: '原创试卷' }];

/** Opens a page: it has a new cache and the storage of its tab. */
function openPage(storage: SessionStorage) {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.example.cn',
    session: createMemorySession(teacher),
    fetch: (url) => {
      const { pathname, search } = new URL(url as string);
      asked.push(pathname + search);
      return Promise.resolve(Response.json({ code: 200, msg: '', data: categories }));
    },
  });
  const queryClient = createQueryClient(client);
  keepLookups(queryClient, storage);
  onTestFinished(() => queryClient.clear());
  return { client, queryClient, asked };
}

describe('lookups', () => {
  it('are those that the specification lists (spec: A3 lookups cached, B3 session keys)', () => {
    const { client } = openPage(storageOf());
    const listed = [
      getStagesQuery(client),
      getClassesQuery(client),
      getSubjectsQuery(client),
      getSchoolTypesQuery(client),
      getFlowTypesQuery(client),
      getActivityThemesQuery(client),
      getProvincesQuery(client),
      getShopSearchOptionsQuery(client),
      getPaperPropertiesQuery(client),
      getBookScreeningQuery(client),
      getGradeGroupsQuery(client),
      getGradesQuery(client),
    ];
    expect(listed.filter(({ meta }) => meta?.['lookup'] !== true).map(({ queryKey }) => queryKey)).toEqual(
      [],
    );
  });

  it('survive a reload (spec: A3 lookups cached, B3 session keys)', async () => {
    const storage = storageOf();
    const before = openPage(storage);
    await before.queryClient.query(listBookCategoriesQuery(before.client));
    await before.queryClient.query(getBookScreeningQuery(before.client, 9));

    const after = openPage(storage);
    expect(await after.queryClient.query(listBookCategoriesQuery(after.client))).toEqual(categories);
    await after.queryClient.query(getBookScreeningQuery(after.client, 9));
    expect(after.asked).toEqual([]);

    await after.queryClient.query(getBookScreeningQuery(after.client, 10));
    expect(after.asked).toEqual(['/api/book/screening_condition?grade_id=10']);
  });

  it('are kept together with those that a reloaded page adds', async () => {
    const storage = storageOf();
    const first = openPage(storage);
    await first.queryClient.query(listBookCategoriesQuery(first.client));
    const second = openPage(storage);
    await second.queryClient.query(getBookScreeningQuery(second.client));
    const third = openPage(storage);
    await third.queryClient.query(listBookCategoriesQuery(third.client));
    await third.queryClient.query(getBookScreeningQuery(third.client));
    expect(third.asked).toEqual([]);
  });

  it('are the only stored data: nothing personal, and nothing that a reload has to refetch', async () => {
    const storage = storageOf();
    const before = openPage(storage);
    await before.queryClient.query(listNewBooksQuery(before.client));
    await before.queryClient.query(getSiteConfigQuery(before.client));
    expect(storage.getItem('lookups')).toBeNull();
    await before.queryClient.query(listBookCategoriesQuery(before.client));
    const text = storage.getItem('lookups') ?? '';
    expect(text).toContain('/api/book/get_category');
    expect(text).not.toMatch(/teacher-token|book\/new|config/);
  });

  it('of another version of the description are refetched', async () => {
    const storage = storageOf();
    const before = openPage(storage);
    await before.queryClient.query(listBookCategoriesQuery(before.client));
    const stored = JSON.parse(storage.getItem('lookups') ?? '') as object;
    storage.setItem('lookups', JSON.stringify({ ...stored, version: 'another' }));

    const after = openPage(storage);
    await after.queryClient.query(listBookCategoriesQuery(after.client));
    expect(after.asked).toEqual(['/api/book/get_category']);
  });

  it.each(['not JSON', 'null', '[]', '{}', 'VERSION:[7]', 'VERSION:[["a",1]]', 'VERSION:{}'])(
    'are refetched where the stored text is %s',
    async (text) => {
      const storage = storageOf();
      const before = openPage(storage);
      await before.queryClient.query(listBookCategoriesQuery(before.client));
      const { version } = JSON.parse(storage.getItem('lookups') ?? '') as { version: string };
      storage.setItem(
        'lookups',
        text.startsWith('VERSION:') ? `{"version":"${version}","lookups":${text.slice(8)}}` : text,
      );

      const after = openPage(storage);
      expect(await after.queryClient.query(listBookCategoriesQuery(after.client))).toEqual(categories);
      expect(after.asked).toEqual(['/api/book/get_category']);
    },
  );

  it('last as long as the page where storage is blocked', async () => {
    const page = openPage(refusing);
    await page.queryClient.query(listBookCategoriesQuery(page.client));
    await page.queryClient.query(listBookCategoriesQuery(page.client));
    expect(page.asked).toEqual(['/api/book/get_category']);
  });
});
