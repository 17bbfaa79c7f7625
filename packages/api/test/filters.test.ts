import { describe, expect, expectTypeOf, it } from 'vitest';

import { listArticlesQuery } from '../src/articles/index.js';
import { getBookScreeningQuery, listBooksQuery } from '../src/books/index.js';
import { getScoreClassesQuery } from '../src/score-lines/index.js';
import { readJson, serve } from './http-server.js';
import { setUp } from './querying.js';

/** A client of a server that records the URL and the body of each request. */
async function setUpRecording() {
  const seen: unknown[] = [];
  const baseUrl = await serve((request, response) => {
    const body = request.method === 'POST' ? readJson(request) : Promise.resolve();
    void body.then((sent) => {
      seen.push([request.url, sent]);
      response.end(JSON.stringify({ code: 200, msg: '', data: { list: [], count: 0 } }));
    });
  });
  return { seen, ...setUp(baseUrl) };
}

describe('a filter that is not set', () => {
  it('is left out of the body of a list', async () => {
    const { client, queryClient, seen } = await setUpRecording();
    const filters = { search: '', grade_id: '9', subject_id: undefined, version_years: '' };
    await queryClient.query(listBooksQuery(client, { ...filters, page: 1, psize: 20 }));
    expect(seen).toEqual([['/api/book/index', { grade_id: '9', page: 1, psize: 20 }]]);
  });

  it('is left out of the URL of a lookup', async () => {
    const { client, queryClient, seen } = await setUpRecording();
    await queryClient.query(getScoreClassesQuery(client, { area_id: '', year_id: 2026 }));
    await queryClient.query(getBookScreeningQuery(client, ''));
    expect(seen).toEqual([
      ['/api/score_line/class?year_id=2026', undefined],
      ['/api/book/screening_condition', undefined],
    ]);
  });

  it('does not change the key, so that both share one cached answer', async () => {
    const { client } = await setUpRecording();
    expect(listArticlesQuery(client, { column_id: 39, search: '' }).queryKey).toEqual(
      listArticlesQuery(client, { column_id: 39 }).queryKey,
    );
    expect(getBookScreeningQuery(client, '').queryKey).toEqual(getBookScreeningQuery(client).queryKey);
  });

  it('is an optional one: required parameters cannot be left undefined', () => {
    type Given = Parameters<typeof listArticlesQuery>[1];
    expectTypeOf<Given['search']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<undefined>().not.toExtend<Given['column_id']>();
  });
});

it('keeps the flag 0, which is a value', async () => {
  const { client, queryClient, seen } = await setUpRecording();
  await queryClient.query(listArticlesQuery(client, { column_id: 39, is_hot: 0 }));
  expect(seen).toEqual([['/api/article/index', { column_id: 39, is_hot: 0 }]]);
});
