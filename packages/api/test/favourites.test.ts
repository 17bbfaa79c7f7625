import { QueryObserver } from '@tanstack/query-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getBookQuery, listBooksQuery, listNewBooksQuery } from '../src/books/index.js';
import { withIsCollect } from '../src/favourites/is-collect.js';
import {
  addFavouriteMutation,
  cancelFavouriteMutation,
  deleteFavouriteMutation,
  getFavouriteTypesQuery,
  listFavouritesQuery,
} from '../src/favourites/index.js';
import { getExamHomeQuery, getPaperQuery } from '../src/papers/index.js';
import { getDownloadTypesQuery } from '../src/personal/index.js';
import type { BookSummary, ExamHome } from '../src/types.js';
import { book, paper, teacher } from './fixtures.js';
import { refusal, run, serveHeld, setUp, setUpAnswer, staleIn, success } from './querying.js';

const added = success(null, '收藏成功');
const gone = refusal(404, '该内容不存在或已下架');
const target = { type: 2, content_id: book.id } as const;

const summary: BookSummary = book;
const another: BookSummary = { ...summary, id: 131 };

async function setUpHeld() {
  const { baseUrl, next } = await serveHeld();
  const context = setUp(baseUrl, teacher);
  const { client, queryClient } = context;
  const detail = getBookQuery(client, book.id).queryKey;
  const list = listBooksQuery(client, { page: 1 }).queryKey;
  const newBooks = listNewBooksQuery(client).queryKey;
  queryClient.setQueryData(detail, book);
  queryClient.setQueryData(list, { list: [summary, another], count: 2 });
  queryClient.setQueryData(newBooks, [another, summary]);
  /** `is_collect` of the book and then of the other book, wherever they are shown. */
  const states = () => ({
    detail: queryClient.getQueryData(detail)?.is_collect,
    list: queryClient.getQueryData(list)?.list.map(({ is_collect }) => is_collect),
    newBooks: queryClient.getQueryData(newBooks)?.map(({ is_collect }) => is_collect),
  });
  const isStale = (queryKey: readonly unknown[]) => staleIn(queryClient, queryKey);
  return { ...context, detail, list, newBooks, states, isStale, next };
}

describe('a favourite', () => {
  it('is shown at once in the detail and in every list, and is confirmed by a refetch (spec: A4 favourite reload, A8 favourite success, B4 favourite reload)', async () => {
    const { client, queryClient, detail, list, newBooks, states, isStale, next } = await setUpHeld();
    const tab = listFavouritesQuery(client, { type: 2 }).queryKey;
    queryClient.setQueryData(tab, { list: [], count: 0 });

    const adding = run(queryClient, addFavouriteMutation(client), target);
    const { request, answer } = await next();
    expect(request.url).toBe('/api/user_favorites/add');
    expect(states()).toEqual({ detail: 1, list: [1, 0], newBooks: [0, 1] });

    answer(added);
    expect((await adding).msg).toBe('收藏成功');
    expect([detail, list, newBooks, tab].map(isStale)).toEqual([true, true, true, true]);
  });

  it('is undone when the server refuses', async () => {
    const { client, queryClient, states, next } = await setUpHeld();
    const adding = run(queryClient, addFavouriteMutation(client), target);
    (await next()).answer(gone);
    await expect(adding).rejects.toThrow('该内容不存在或已下架');
    expect(states()).toEqual({ detail: 0, list: [0, 0], newBooks: [0, 0] });
  });

  it('is cancelled at once, too', async () => {
    const { client, queryClient, detail, states, next } = await setUpHeld();
    queryClient.setQueryData(detail, { ...book, is_collect: 1 });
    const cancelling = run(queryClient, cancelFavouriteMutation(client), target);
    const { request, answer } = await next();
    expect(request.url).toBe('/api/user_favorites/cancel');
    expect(states().detail).toBe(0);
    answer(success(null, '已取消收藏'));
    await cancelling;
  });

  it('that is refused does not undo one clicked in the meantime, and nothing is refetched before both are answered', async () => {
    const { client, queryClient, list, states, isStale, next } = await setUpHeld();
    const first = run(queryClient, addFavouriteMutation(client), target);
    const firstRequest = await next();
    const second = run(queryClient, addFavouriteMutation(client), { type: 2, content_id: another.id });
    const secondRequest = await next();
    expect(states().list).toEqual([1, 1]);

    firstRequest.answer(gone);
    await expect(first).rejects.toThrow();
    expect(states()).toEqual({ detail: 0, list: [0, 1], newBooks: [1, 0] });
    expect(isStale(list)).toBe(false);

    secondRequest.answer(added);
    await second;
    expect(isStale(list)).toBe(true);
  });

  it('is not overwritten by an answer that was still on its way', async () => {
    const { client, queryClient, states, next } = await setUpHeld();
    const observer = new QueryObserver(queryClient, getBookQuery(client, book.id));
    const stop = observer.subscribe(() => undefined);
    const oldLook = await next();
    const adding = run(queryClient, addFavouriteMutation(client), target);
    const write = await next();
    oldLook.answer(success(book));
    expect(states().detail).toBe(1);

    write.answer(added);
    const newLook = await next();
    expect(newLook.request.url).toBe('/api/book/info');
    newLook.answer({ code: 200, msg: '', data: { ...book, is_collect: 1 } });
    await adding;
    stop();
  });

  it('of a paper marks it in the detail and in each list of the exam home', async () => {
    const { client, queryClient } = await setUpAnswer(added, teacher);
    const detail = getPaperQuery(client, paper.id).queryKey;
    queryClient.setQueryData(detail, paper);
    const home: ExamHome = {
      new_list: [paper],
      grade_lists: [{ grade_id: 169, grade_name: '高三', list: [{ ...paper, id: 513 }, paper] }],
      grade_count: [],
      count: 2,
    };
    const { queryKey } = getExamHomeQuery(client);
    queryClient.setQueryData(queryKey, home);
    await run(queryClient, addFavouriteMutation(client), { type: 1, content_id: paper.id });
    expect(queryClient.getQueryData(detail)?.is_collect).toBe(1);
    expect(staleIn(queryClient, detail)).toBe(true);
    const shown = queryClient.getQueryData(queryKey);
    expect(shown?.new_list[0]?.is_collect).toBe(1);
    expect(shown?.grade_lists[0]?.list.map(({ is_collect }) => is_collect)).toEqual([0, 1]);
  });
});

describe('withIsCollect', () => {
  const item = fc.record({
    id: fc.constantFrom(7, 8),
    title: fc.string(),
    is_collect: fc.constant(0),
    tags: fc.array(fc.record({ id: fc.constant(7), name: fc.string() })),
  });
  const answer = fc.oneof(
    item,
    fc.array(item),
    fc.record({ list: fc.array(item), count: fc.nat() }),
    fc.record({ tabs: fc.array(fc.record({ list: fc.array(item) })) }),
    fc.jsonValue(),
  );

  it('returns an answer without the item itself', () => {
    fc.assert(
      fc.property(answer, (before) => {
        expect(withIsCollect(before, 9, 1)).toBe(before);
      }),
    );
  });

  it('changes only the item, and can be undone', () => {
    /** The expected result, computed in another way. */
    const marked = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (_name, part: { id?: number; is_collect?: number } | null) =>
        part?.id === 7 && part.is_collect === 0 ? { ...part, is_collect: 1 } : part,
      );
    fc.assert(
      fc.property(answer, (before) => {
        const after = withIsCollect(before, 7, 1);
        expect(JSON.stringify(after)).toBe(JSON.stringify(marked(before)));
        expect(withIsCollect(after, 7, 0)).toEqual(before);
      }),
    );
  });
});

it('the list of favourites asks for the page size of its tab by default', async () => {
  const { client } = await setUpAnswer(added, teacher);
  const asked = ([1, 2, 3, 4, 5] as const).map((type) =>
    listFavouritesQuery(client, { type }).queryKey.at(-1),
  );
  expect(asked).toEqual([
    { type: 1, psize: 10 },
    { type: 2, psize: 8 },
    { type: 3, psize: 10 },
    { type: 4, psize: 4 },
    { type: 5, psize: 6 },
  ]);
  expect(listFavouritesQuery(client, { type: 2, page: 3, psize: 20 }).queryKey).toEqual([
    'post',
    '/api/user_favorites/index',
    { type: 2, page: 3, psize: 20 },
  ]);
});

describe('deleteFavourite', () => {
  it.each([
    ['is refetched with the book', success(null, '已取消收藏')],
    ['is refetched also when the record was already deleted', { ...gone, msg: '该收藏不存在或已取消' }],
  ])('the tab %s', async (_what, answer) => {
    const { client, queryClient } = await setUpAnswer(answer, teacher);
    const tab = listFavouritesQuery(client, { type: 2 }).queryKey;
    const { queryKey } = getBookQuery(client, book.id);
    queryClient.setQueryData(tab, { list: [], count: 0 });
    queryClient.setQueryData(queryKey, { ...book, is_collect: 1 });
    await run(queryClient, deleteFavouriteMutation(client), { id: 41, type: 2 }).catch(() => undefined);
    expect(staleIn(queryClient, tab)).toBe(true);
    expect(staleIn(queryClient, queryKey)).toBe(true);
  });
});

it('the names of the tabs are fetched once for favourites and downloads', async () => {
  const labels = { 1: '试题资源', 2: '图书', 3: '文章', 4: '活动', 5: '在线课程' };
  const { baseUrl, next } = await serveHeld();
  const { client, queryClient } = setUp(baseUrl, teacher);
  const fetching = queryClient.query(getFavouriteTypesQuery(client));
  (await next()).answer(success(labels));
  expect(await fetching).toEqual(labels);
  const downloads = new QueryObserver(queryClient, getDownloadTypesQuery(client));
  expect(downloads.getCurrentResult().data).toEqual({ 1: '试题资源', 2: '图书' });
});
