/** What all lists have in common: the first page is 1, and the count is that of all pages under the given filters. */
import type { Answer } from '@inkstone/api';
import { expect, it } from 'vitest';

import type { Given } from '../states.js';
import { positive, success } from './answers.js';
import { type Exchange, getSucceeds, postSucceeds } from './exchange.js';

type Listed = Promise<Answer<{ list: unknown[]; count: number }>>;

/** A list, what is in it, and a request. */
interface Asked {
  given: Exchange['given'];
  loggedIn?: boolean;
  ask: (exchange: Exchange) => Listed;
}

const farPage = { page: 9, psize: 100 };
const search = '哪里都没有的名字';

const reader: Given = ['a reader is logged in', {}];
const article: Given = ['a column has an article', { column_id: 39 }];
const book: Given = ['there is a book', { book_id: 128 }];
const paper: Given = ['there is a paper', { paper_id: 7 }];
const papers: Given = ['there are papers', {}];
const shops: Given = ['there are shops and stores', {}];
const scoreLine: Given = ['there is a score line', { area_id: 11, year_id: 2026 }];
const favourite: Given = ['the reader has a favourite', { type: 2, content_id: 128 }];
const download: Given = ['the reader has downloaded a paper', { download_id: 57, paper_id: 7 }];
const recommendation: Given = ['a book is recommended', { column_key: 'books' }];

const lists: Record<string, Asked> = {
  listArticles: {
    given: [article],
    ask: (exchange) => postSucceeds('/api/article/index', { column_id: 39, ...farPage }, exchange),
  },
  listBooks: { given: [book], ask: (exchange) => postSucceeds('/api/book/index', farPage, exchange) },
  listPapers: { given: [papers], ask: (exchange) => postSucceeds('/api/exam/list', farPage, exchange) },
  listRecommended: {
    given: [book, recommendation],
    ask: (exchange) => getSucceeds('/api/recommended/index', { column_key: 'books', ...farPage }, exchange),
  },
  listOfflineStores: {
    given: [shops],
    ask: (exchange) => postSucceeds('/api/sale_auth/get_offline_list', farPage, exchange),
  },
  listOnlineShops: {
    given: [shops],
    ask: (exchange) => postSucceeds('/api/sale_auth/online_store_list', farPage, exchange),
  },
  listScoreLines: {
    given: [scoreLine],
    ask: (exchange) => postSucceeds('/api/score_line/index', farPage, exchange),
  },
  listMessages: {
    given: [reader, ['the reader has a message', { message_id: 12 }]],
    loggedIn: true,
    ask: (exchange) => postSucceeds('/api/message/index', farPage, exchange),
  },
  listFavourites: {
    given: [book, reader, favourite],
    loggedIn: true,
    ask: (exchange) => postSucceeds('/api/user_favorites/index', { type: 2, ...farPage }, exchange),
  },
  listMyDownloads: {
    given: [paper, reader, download],
    loggedIn: true,
    ask: (exchange) => postSucceeds('/api/user/download_list', { type: 1, ...farPage }, exchange),
  },
  listMyBooks: {
    given: [book, reader, ['the reader has registered a book', { book_id: 128 }]],
    loggedIn: true,
    ask: (exchange) => postSucceeds('/api/user/book_list', farPage, exchange),
  },
  listMyActivities: {
    given: [
      ['there is an activity with a result', { article_id: 924, result_id: 940 }],
      reader,
      ['the reader has applied for the activity', { article_id: 924 }],
    ],
    loggedIn: true,
    ask: (exchange) => postSucceeds('/api/user/activity_list', farPage, exchange),
  },
};

it.each(Object.entries(lists))('%s counts all items after the last page, too', async (operation, list) => {
  const { data } = await list.ask({
    ...list,
    when: `${operation} after the last page`,
    answer: success({ list: [], count: positive(1) }),
  });
  expect(data).toEqual({ list: [], count: 1 });
});

const filtered: Record<string, Asked> = {
  listArticles: {
    given: [article],
    ask: (exchange) => postSucceeds('/api/article/index', { column_id: 39, search }, exchange),
  },
  listBooks: { given: [book], ask: (exchange) => postSucceeds('/api/book/index', { search }, exchange) },
  listPapers: { given: [papers], ask: (exchange) => postSucceeds('/api/exam/list', { search }, exchange) },
  listRecommended: {
    given: [book, recommendation],
    ask: (exchange) => getSucceeds('/api/recommended/index', { column_key: 'exam' }, exchange),
  },
  listOfflineStores: {
    given: [shops],
    ask: (exchange) => postSucceeds('/api/sale_auth/get_offline_list', { search }, exchange),
  },
  listOnlineShops: {
    given: [shops],
    ask: (exchange) => postSucceeds('/api/sale_auth/online_store_list', { search }, exchange),
  },
  listScoreLines: {
    given: [scoreLine],
    ask: (exchange) => postSucceeds('/api/score_line/index', { year_id: 1999 }, exchange),
  },
  listMessages: {
    given: [reader, ['somebody else has a message', { message_id: 13 }]],
    loggedIn: true,
    ask: (exchange) => postSucceeds('/api/message/index', {}, exchange),
  },
  listFavourites: {
    given: [book, reader, favourite],
    loggedIn: true,
    ask: (exchange) => postSucceeds('/api/user_favorites/index', { type: 5 }, exchange),
  },
  listMyDownloads: {
    given: [paper, reader, download],
    loggedIn: true,
    ask: (exchange) => postSucceeds('/api/user/download_list', { type: 2 }, exchange),
  },
};

it.each(Object.entries(filtered))('%s counts only what its filters leave', async (operation, list) => {
  const { data } = await list.ask({
    ...list,
    when: `${operation} where the filters leave nothing`,
    answer: success({ list: [], count: 0 }),
  });
  expect(data).toEqual({ list: [], count: 0 });
});
