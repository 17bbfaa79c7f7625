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
import { fill, refusal, run, setUpAnswer, staleIn, success } from './querying.js';

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

async function setUpFilled(answer: unknown) {
  const context = await setUpAnswer(answer, teacher);
  const { client, queryClient } = context;
  const keys = {
    list: listMyDownloadsQuery(client, { type: 2 }).queryKey,
    book: getBookQuery(client, book.id).queryKey,
  };
  return { ...context, stale: fill(queryClient, keys) };
}

it('the lists send a page size only where it is not 10', async () => {
  const { client } = await setUpAnswer(gone, teacher);
  const bodies = [
    listMyBooksQuery(client, { page: 2 }),
    listMyDownloadsQuery(client, { type: 1 }),
    listMyActivitiesQuery(client),
  ].map(({ queryKey }) => queryKey.at(-1));
  expect(bodies).toEqual([{ page: 2 }, { type: 1 }, { psize: 4 }]);
});

describe('getMyDownloadFiles', () => {
  it('gives a list of files, and the book is refetched for its count', async () => {
    const { client, queryClient, stale } = await setUpFilled(files);
    const urls = await run(queryClient, getMyDownloadFilesMutation(client), download);
    expect(urls).toEqual(['/files/a.pdf?signature=1', '/files/b.pdf?signature=2']);
    expect(stale()).toEqual(['book']);
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
    const { client, queryClient, stale } = await setUpFilled(gone);
    const taking = run(queryClient, getMyDownloadFilesMutation(client), download);
    await expect(taking).rejects.toThrow('该下载记录不存在，或内容已下架');
    expect(stale()).toEqual(['list']);
  });
});

it.each([success(null, '删除成功'), gone])(
  'deleteMyDownload refetches the list after an answer with code $code',
  async (answer) => {
    const { client, queryClient, stale } = await setUpFilled(answer);
    await run(queryClient, deleteMyDownloadMutation(client), download.id).catch(() => undefined);
    expect(stale()).toEqual(['list']);
  },
);

it('the files of a resource are a list; 我的下载 and the book are refetched', async () => {
  const { client, queryClient, stale } = await setUpFilled(files);
  const resource = { id: 301, book_id: book.id, resource_id: 1 };
  const urls = await run(queryClient, getBookResourceFilesMutation(client), resource);
  expect(urls).toEqual(['/files/a.pdf?signature=1', '/files/b.pdf?signature=2']);
  expect(stale()).toEqual(['list', 'book']);
});
