import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { file, files, invalid, listOf, refusal, seconds, success } from './answers.js';
import { postRefused, postSucceeds } from './exchange.js';
import { postNeedsLogin } from './needs-login.js';

const { integer, string } = MatchersV3;

const loggedIn = ['a reader is logged in', {}] as const;
const thereIsABook = ['there is a book', { book_id: 128 }] as const;
const thereIsAResource = [
  'a book has a resource of two files',
  { book_id: 128, id: 301, resource_id: 1 },
] as const;
const thereIsAPaper = ['there is a paper', { paper_id: 7 }] as const;
const hasPaper = ['the reader has downloaded a paper', { download_id: 57, paper_id: 7 }] as const;
const belongsToAnother = ['somebody else has downloaded a paper', { download_id: 58, paper_id: 7 }] as const;
const hasResource = ['the reader has downloaded a resource', { download_id: 57, id: 301 }] as const;

describe.each([
  ['listMyBooks', '/api/user/book_list'],
  ['listMyActivities', '/api/user/activity_list'],
] as const)('%s', (name, path) => {
  it('returns an empty page where there is nothing', async () => {
    const { data } = await postSucceeds(
      path,
      { page: 1 },
      {
        when: `${name} of a user who has none`,
        given: [[...loggedIn]],
        loggedIn: true,
        answer: success({ list: [], count: 0 }),
      },
    );
    expect(data.list).toEqual([]);
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, {}, name);
  });

  it('is refused for a page size over the limit', async () => {
    await postRefused(
      path,
      { psize: 500 },
      {
        when: `${name} with a page size over the limit`,
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('psize', '每页条数须在 1 到 100 之间'),
      },
    );
  });
});

it('listMyBooks returns a page (spec: B7 book_list, B3 book record)', async () => {
  const { data } = await postSucceeds(
    '/api/user/book_list',
    { page: 1, psize: 10 },
    {
      when: 'listMyBooks',
      given: [[...thereIsABook], [...loggedIn], ['the reader has registered a book', { book_id: 128 }]],
      loggedIn: true,
      answer: success(
        listOf({
          id: integer(31),
          book_id: 128,
          book_title: string('高考数学总复习'),
          create_time: seconds(1788192000),
          is_verified: 1,
        }),
      ),
    },
  );
  expect(data.list[0]?.book_title).toBe('高考数学总复习');
});

it('listMyActivities returns a page, with the submitted files (spec: B7 activity_list, B3 my activity)', async () => {
  const { data } = await postSucceeds(
    '/api/user/activity_list',
    { page: 1, psize: 4 },
    {
      when: 'listMyActivities',
      given: [
        ['there is an activity with a result', { article_id: 924, result_id: 940 }],
        [...loggedIn],
        ['the reader has applied for the activity', { article_id: 924 }],
      ],
      loggedIn: true,
      answer: success(
        listOf({
          id: integer(8),
          article_id: 924,
          title: string('情境题研究'),
          image: file('/files/public/articles/1.svg'),
          start_time: seconds(1767225600),
          end_time: seconds(32472144000),
          participant: string('高中数学教师'),
          intro: string('摘要'),
          files: files('/files/uploads/plan.pdf?expires=1788192600&signature=3q2x'),
          activity_type: 1,
          status: 0,
        }),
      ),
    },
  );
  expect(data.list[0]?.participant).toBe('高中数学教师');
});

describe('listMyDownloads (spec: B7 download_list, B3 download record)', () => {
  const path = '/api/user/download_list';
  const record = { id: integer(57), create_time: seconds(1788192000) };

  it('returns a page of papers', async () => {
    const { data } = await postSucceeds(
      path,
      { type: 1, page: 1, psize: 10 },
      {
        when: 'listMyDownloads of papers',
        given: [[...thereIsAPaper], [...loggedIn], [...hasPaper]],
        loggedIn: true,
        answer: success(
          listOf({ ...record, type: 1, content_id: 7, exam_title: string('高三数学期中试卷') }),
        ),
      },
    );
    expect(data.list[0]).toMatchObject({ type: 1, exam_title: '高三数学期中试卷' });
  });

  it('returns a page of resources of books', async () => {
    const { data } = await postSucceeds(
      path,
      { type: 2, page: 1, psize: 10 },
      {
        when: "listMyDownloads of books' resources",
        given: [[...thereIsABook], [...thereIsAResource], [...loggedIn], [...hasResource]],
        loggedIn: true,
        answer: success(
          listOf({
            ...record,
            type: 2,
            content_id: 301,
            book_id: 128,
            book_title: string('高考数学总复习'),
            show_name: string('第一章 答案详解'),
          }),
        ),
      },
    );
    expect(data.list[0]).toMatchObject({ type: 2, book_title: '高考数学总复习' });
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, { type: 1 }, 'listMyDownloads');
  });

  it('is refused for a page size over the limit', async () => {
    await postRefused(
      path,
      { type: 1, psize: 500 },
      {
        when: 'listMyDownloads with a page size over the limit',
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('psize', '每页条数须在 1 到 100 之间'),
      },
    );
  });
});

describe('deleteMyDownload (spec: B7 download_del)', () => {
  const path = '/api/user/download_del';

  it('returns a message to show', async () => {
    const { msg } = await postSucceeds(
      path,
      { id: 57 },
      {
        when: 'deleteMyDownload',
        given: [[...thereIsAPaper], [...loggedIn], [...hasPaper]],
        loggedIn: true,
        answer: success(null, '删除成功'),
      },
    );
    expect(msg).toBe('删除成功');
  });
});

describe('getMyDownloadFiles (spec: B7 download_url)', () => {
  const path = '/api/user/download_url';

  it('returns the files again', async () => {
    const links = '/files/books/a-1.pdf?expires=1788192600&signature=a,/files/books/a-2.pdf?signature=b';
    const { data } = await postSucceeds(
      path,
      { id: 57 },
      {
        when: 'getMyDownloadFiles',
        given: [[...thereIsABook], [...thereIsAResource], [...loggedIn], [...hasResource]],
        loggedIn: true,
        answer: success({ url: files(links) }),
      },
    );
    expect(data.url).toBe(links);
  });
});

describe.each([
  ['deleteMyDownload', '/api/user/download_del', '该下载记录不存在或已删除'],
  ['getMyDownloadFiles', '/api/user/download_url', '该下载记录不存在，或内容已下架'],
] as const)('%s', (name, path, notThere) => {
  it('is refused without a login', async () => {
    await postNeedsLogin(path, { id: 57 }, name);
  });

  it("is refused for another user's record", async () => {
    await postRefused(
      path,
      { id: 58 },
      {
        when: `${name} of another user's record`,
        given: [[...thereIsAPaper], [...loggedIn], [...belongsToAnother]],
        loggedIn: true,
        refusal: refusal(404, notThere),
      },
    );
  });

  it('is refused without an id', async () => {
    await postRefused(
      path,
      { id: '' },
      {
        when: `${name} without an id`,
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('id', '编号不得为空'),
      },
    );
  });
});
