/** What all lists have in common: the first page is 1, and the count is that of all pages under the given filters. */
import type { Given } from '../states.js';
import { positive, success } from './answers.js';
import { get, post, type Row } from './exchange.js';
import { loggedIn, thereIsABook } from './rows.js';

/** All items are counted, also after the last page. */
function beyond<const Call>(call: Call, ...given: Given[]): Row<Call & { page: number; psize: number }> {
  const answer = success({ list: [], count: positive(1) });
  return ['after the last page', { ...call, page: 9, psize: 100 }, given, answer];
}

/** Only what the filters leave is counted. */
function filtered<const Call>(call: Call, ...given: Given[]): Row<Call> {
  return ['where the filters leave nothing', call, given, success({ list: [], count: 0 })];
}

const search = '哪里都没有的名字';
const article: Given = ['a column has an article', { column_id: 39 }];
const paper: Given = ['there is a paper', { paper_id: 7 }];
const papers = 'there are papers';
const shops = 'there are shops and stores';
const scoreLine: Given = ['there is a score line', { area_id: 11, year_id: 2026 }];
const message: Given = ['the reader has a message', { message_id: 12 }];
const favourite: Given = ['the reader has a favourite', { type: 2, content_id: 128 }];
const download: Given = ['the reader has downloaded a paper', { download_id: 57, paper_id: 7 }];
const recommendation: Given = ['a book is recommended', { column_key: 'books' }];

post('listArticles', '/api/article/index', [
  beyond({ column_id: 39 }, article),
  filtered({ column_id: 39, search }, article),
]);
post('listBooks', '/api/book/index', [beyond({}, thereIsABook), filtered({ search }, thereIsABook)]);
post('listPapers', '/api/exam/list', [beyond({}, papers), filtered({ search }, papers)]);
get('listRecommended', '/api/recommended/index', [
  beyond({ column_key: 'books' }, thereIsABook, recommendation),
  filtered({ column_key: 'exam' }, thereIsABook, recommendation),
]);
post('listOfflineStores', '/api/sale_auth/get_offline_list', [
  beyond({}, shops),
  filtered({ search }, shops),
]);
post('listOnlineShops', '/api/sale_auth/online_store_list', [beyond({}, shops), filtered({ search }, shops)]);
post('listScoreLines', '/api/score_line/index', [
  beyond({}, scoreLine),
  filtered({ year_id: 1999 }, scoreLine),
]);
post('listMessages', '/api/message/index', [
  beyond({}, loggedIn, message),
  filtered({}, loggedIn, ['somebody else has a message', { message_id: 13 }]),
]);
post('listFavourites', '/api/user_favorites/index', [
  beyond({ type: 2 }, thereIsABook, loggedIn, favourite),
  filtered({ type: 5 }, thereIsABook, loggedIn, favourite),
]);
post('listMyDownloads', '/api/user/download_list', [
  beyond({ type: 1 }, paper, loggedIn, download),
  filtered({ type: 2 }, paper, loggedIn, download),
]);
post('listMyBooks', '/api/user/book_list', [
  beyond({}, thereIsABook, loggedIn, ['the reader has registered a book', { book_id: 128 }]),
]);
post('listMyActivities', '/api/user/activity_list', [
  beyond({}, ['there is an activity with a result', { article_id: 924, result_id: 940 }], loggedIn, [
    'the reader has applied for the activity',
    { article_id: 924 },
  ]),
]);
