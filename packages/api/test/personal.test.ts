import { describe, expect, it } from 'vitest';

import { getBookQuery, getBookResourceFilesMutation } from '../src/books/index.js';
import { getPaperQuery } from '../src/papers/index.js';
import {
  deleteMyDownloadMutation,
  getMyDownloadFilesMutation,
  listMyActivitiesQuery,
  listMyBooksQuery,
  listMyDownloadsQuery,
} from '../src/personal/index.js';
import type { MyDownload } from '../src/types.js';
import { book, paper, teacher } from './fixtures.js';
import { serveJson } from './http-server.js';
import { refusal, run, setUp, setUpAnswer, staleIn, success } from './querying.js';

const download: MyDownload = {
  id: 57,
  type: 2,
  content_id: 301,
  book_id: book.id,
  book_title: book.title,
  show_name: '答案详解',
  create_time: 1788192000,
};
const files = { code: 200, msg: '', data: { url: '/files/a.pdf?signature=1,/files/b.pdf?signature=2' } };
const gone = refusal(404, '该下载记录不存在，或内容已下架');

function setUpFilled(baseUrl: string) {
  const context = setUp(baseUrl, teacher);
  const { client, queryClient } = context;
  const list = listMyDownloadsQuery(client, { type: 2 }).queryKey;
  const detail = getBookQuery(client, book.id).queryKey;
  queryClient.setQueryData(list, { list: [download], count: 1 });
  queryClient.setQueryData(detail, book);
  const isStale = () => [list, detail].map((queryKey) => staleIn(queryClient, queryKey));
  return { ...context, isStale };
}

it('the lists send a page size only where it is not 10', async () => {
  const { client } = await setUpAnswer(gone, teacher);
  expect(listMyBooksQuery(client, { page: 2 }).queryKey).toEqual([
    'post',
    '/api/user/book_list',
    { page: 2 },
  ]);
  expect(listMyDownloadsQuery(client, { type: 1 }).queryKey).toEqual([
    'post',
    '/api/user/download_list',
    { type: 1 },
  ]);
  expect(listMyActivitiesQuery(client).queryKey).toEqual(['post', '/api/user/activity_list', { psize: 4 }]);
});

describe('getMyDownloadFiles', () => {
  it('gives a list of files, and the book is refetched for its count', async () => {
    const { client, queryClient, isStale } = setUpFilled(await serveJson(files));
    const urls = await run(queryClient, getMyDownloadFilesMutation(client), download);
    expect(urls).toEqual(['/files/a.pdf?signature=1', '/files/b.pdf?signature=2']);
    expect(isStale()).toEqual([false, true]);
  });

  it('of a paper increases the count in the cached detail', async () => {
    const { client, queryClient } = await setUpAnswer(files, teacher);
    const { queryKey } = getPaperQuery(client, paper.id);
    queryClient.setQueryData(queryKey, paper);
    const ofPaper: MyDownload = {
      id: 58,
      type: 1,
      content_id: paper.id,
      exam_title: paper.title,
      create_time: 1788192000,
    };
    await run(queryClient, getMyDownloadFilesMutation(client), ofPaper);
    expect(queryClient.getQueryData(queryKey)).toEqual({ ...paper, downloads: paper.downloads + 1 });
    expect(staleIn(queryClient, queryKey)).toBe(false);
  });

  it('refetches the list when the content has been withdrawn', async () => {
    const { client, queryClient, isStale } = setUpFilled(await serveJson(gone));
    const taking = run(queryClient, getMyDownloadFilesMutation(client), download);
    await expect(taking).rejects.toThrow('该下载记录不存在，或内容已下架');
    expect(isStale()).toEqual([true, false]);
  });
});

it.each([success(null, '删除成功'), gone])(
  'deleteMyDownload refetches the list after an answer with code $code',
  async (answer) => {
    const { client, queryClient, isStale } = setUpFilled(await serveJson(answer));
    await run(queryClient, deleteMyDownloadMutation(client), download.id).catch(() => undefined);
    expect(isStale()).toEqual([true, false]);
  },
);

it('the files of a resource are a list; 我的下载 and the book are refetched', async () => {
  const { client, queryClient, isStale } = setUpFilled(await serveJson(files));
  const resource = { id: 301, book_id: book.id, resource_id: 1 };
  const urls = await run(queryClient, getBookResourceFilesMutation(client), resource);
  expect(urls).toEqual(['/files/a.pdf?signature=1', '/files/b.pdf?signature=2']);
  expect(isStale()).toEqual([true, true]);
});
