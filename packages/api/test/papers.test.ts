import { QueryObserver } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';

import {
  getExamHomeQuery,
  getPaperFilesMutation,
  getPaperPreviewQuery,
  getPaperQuery,
  listPapersQuery,
} from '../src/papers/index.js';
import { listMyDownloadsQuery } from '../src/personal/index.js';
import { paper, teacher } from './fixtures.js';
import { eventually, fill, refusal, run, serveAndRecord, setUp, setUpAnswer } from './querying.js';

const files = { code: 200, msg: '', data: { url: '/files/1.png?signature=1,/files/2.png?signature=2' } };

describe('a preview', () => {
  it('is a list of files, with the pages of the whole where the server has cut them', async () => {
    const cut = { url: '/files/1.pdf?signature=1,/files/2.png?signature=2', page_counts: [8, 0] };
    const { client, queryClient } = await setUpAnswer({ ...files, data: cut });
    const observer = new QueryObserver(queryClient, getPaperPreviewQuery(client, 512));
    const stop = observer.subscribe(() => undefined);
    await eventually(() => {
      expect(observer.getCurrentResult().data).toEqual([
        { url: '/files/1.pdf?signature=1', pageCount: 8 },
        { url: '/files/2.png?signature=2', pageCount: undefined },
      ]);
    });
    stop();
  });

  it('keeps its URLs while they are fresh, and fetches new ones before they expire', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { baseUrl, asked } = await serveAndRecord(files.data);
      const { client, queryClient } = setUp(baseUrl);
      const minutesLater = async (minutes: number) => {
        vi.setSystemTime(Date.now() + minutes * 60_000);
        await queryClient.query(getPaperPreviewQuery(client, 512));
        return asked.length;
      };
      expect(await minutesLater(0)).toBe(1);
      expect(await minutesLater(4)).toBe(1);
      expect(await minutesLater(5)).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('getPaperFiles', () => {
  it('gives a list of files; lists of papers and 我的下载 are refetched', async () => {
    const { client, queryClient } = await setUpAnswer(files, teacher);
    const stale = fill(queryClient, {
      detail: getPaperQuery(client, paper.id).queryKey,
      list: listPapersQuery(client, { is_recommended: 1 }).queryKey,
      home: getExamHomeQuery(client).queryKey,
      downloads: listMyDownloadsQuery(client, { type: 1 }).queryKey,
    });
    const urls = await run(queryClient, getPaperFilesMutation(client), paper.id);
    expect(urls).toEqual(['/files/1.png?signature=1', '/files/2.png?signature=2']);
    expect(stale()).toEqual(['list', 'home', 'downloads']);
  });

  it('increases the count in the detail without a fetch, which would count another view', async () => {
    const { baseUrl, asked } = await serveAndRecord(files.data);
    const { client, queryClient } = setUp(baseUrl, teacher);
    const { queryKey } = getPaperQuery(client, paper.id);
    queryClient.setQueryData(queryKey, paper);
    const observer = new QueryObserver(queryClient, {
      ...getPaperQuery(client, paper.id),
      staleTime: Infinity,
    });
    const stop = observer.subscribe(() => undefined);
    await run(queryClient, getPaperFilesMutation(client), paper.id);
    expect(queryClient.getQueryData(queryKey)).toEqual({ ...paper, downloads: paper.downloads + 1 });
    expect(asked).toEqual(['/api/exam/file']);
    stop();
  });

  it('changes nothing after a refusal', async () => {
    const gone = refusal(404, '该试卷不存在或已下架');
    const { client, queryClient } = await setUpAnswer(gone, teacher);
    const { queryKey } = getPaperQuery(client, paper.id);
    queryClient.setQueryData(queryKey, paper);
    await expect(run(queryClient, getPaperFilesMutation(client), paper.id)).rejects.toThrow(gone.msg);
    expect(queryClient.getQueryData(queryKey)).toEqual(paper);
  });
});
