import { MatchersV3 } from '@pact-foundation/pact';

import { file, files, focus, invalid, page, refusal, seconds, success } from './answers.js';
import { post } from './exchange.js';
import { loggedIn, needsLogin, pageTooLarge, thereIsABook } from './rows.js';

const { integer, string } = MatchersV3;

const thereIsAResource = [
  'a book has a resource of two files',
  { book_id: 128, id: 301, resource_id: 1 },
] as const;
const thereIsAPaper = ['there is a paper', { paper_id: 7 }] as const;
const hasPaper = ['the reader has downloaded a paper', { download_id: 57, paper_id: 7 }] as const;
const belongsToAnother = ['somebody else has downloaded a paper', { download_id: 58, paper_id: 7 }] as const;
const hasResource = ['the reader has downloaded a resource', { download_id: 57, id: 301 }] as const;

const ownList = [
  ['of a user who has none', { page: 1 }, [loggedIn], success({ list: [], count: 0 })],
  ...needsLogin({}),
  pageTooLarge({}, loggedIn),
] as const;

post('listMyBooks (spec: B7 book_list, B3 book record)', '/api/user/book_list', [
  [
    '',
    { page: 1, psize: 10 },
    [thereIsABook, loggedIn, ['the reader has registered a book', { book_id: 128 }]],
    page({
      id: integer(31),
      book_id: 128,
      book_title: string('高考数学总复习'),
      create_time: seconds(1788192000),
      is_verified: 1,
    }),
  ],
  ...ownList,
]);

post('listMyActivities (spec: B7 activity_list, B3 my activity)', '/api/user/activity_list', [
  [
    '',
    { page: 1, psize: 4 },
    [
      ['there is an activity with a result', { article_id: 924, result_id: 940 }],
      loggedIn,
      ['the reader has applied for the activity', { article_id: 924 }],
    ],
    page({
      id: integer(8),
      article_id: 924,
      title: string('情境题研究'),
      image: file('/files/public/articles/1.svg'),
      image_focus: focus,
      start_time: seconds(1767225600),
      end_time: seconds(32472144000),
      participant: string('高中数学教师'),
      intro: string('摘要'),
      files: files('/files/uploads/plan.pdf?expires=1788192600&signature=3q2x'),
      activity_type: 1,
      status: 0,
    }),
  ],
  ...ownList,
]);

const record = { id: integer(57), create_time: seconds(1788192000) };

post('listMyDownloads (spec: B7 download_list, B3 download record)', '/api/user/download_list', [
  [
    'of papers',
    { type: 1, page: 1, psize: 10 },
    [thereIsAPaper, loggedIn, hasPaper],
    page({ ...record, type: 1, content_id: 7, exam_title: string('高三数学期中试卷') }),
  ],
  [
    "of books' resources",
    { type: 2, page: 1, psize: 10 },
    [thereIsABook, thereIsAResource, loggedIn, hasResource],
    page({
      ...record,
      type: 2,
      content_id: 301,
      book_id: 128,
      book_title: string('高考数学总复习'),
      show_name: string('第一章 答案详解'),
    }),
  ],
  ...needsLogin({ type: 1 }),
  pageTooLarge({ type: 1 }, loggedIn),
]);

/** The refusals of what is done with one record. */
function recordRefused(notThere: string) {
  return [
    ...needsLogin({ id: 57 }),
    [
      "of another user's record",
      { id: 58 },
      [thereIsAPaper, loggedIn, belongsToAnother],
      refusal(404, notThere),
    ],
    ['without an id', { id: '' }, [loggedIn], invalid('id', '编号不得为空')],
  ] as const;
}

post('deleteMyDownload (spec: B7 download_del)', '/api/user/download_del', [
  ['', { id: 57 }, [thereIsAPaper, loggedIn, hasPaper], success(null, '删除成功')],
  ...recordRefused('该下载记录不存在或已删除'),
]);

const links = '/files/books/a-1.pdf?expires=1788192600&signature=a,/files/books/a-2.pdf?signature=b';

post('getMyDownloadFiles (spec: B7 download_url)', '/api/user/download_url', [
  ['', { id: 57 }, [thereIsABook, thereIsAResource, loggedIn, hasResource], success({ url: files(links) })],
  ...recordRefused('该下载记录不存在，或内容已下架'),
]);
