import { invalid, refusal, success } from './answers.js';
import { post } from './exchange.js';
import { loggedIn, needsLogin, thereIsABook } from './rows.js';

const book = { type: 2, content_id: 128 } as const;

post('addFavourite (spec: A7 favourites add, B7 favourites by content)', '/api/user_favorites/add', [
  ['', book, [thereIsABook, loggedIn], success(null, '收藏成功')],
  [
    'a second time',
    book,
    [thereIsABook, loggedIn, ['the reader has a favourite', book]],
    success(null, '收藏成功'),
  ],
  ...needsLogin(book, thereIsABook),
  ['without an id', { type: 2, content_id: '' }, [loggedIn], invalid('content_id', '编号不得为空')],
  [
    'of an unknown id',
    { type: 2, content_id: 999999 },
    [['there is no book', { book_id: 999999 }], loggedIn],
    refusal(404, '该内容不存在或已下架'),
  ],
]);

post('cancelFavourite (spec: A7 favourites cancel)', '/api/user_favorites/cancel', [
  ['', book, [thereIsABook, loggedIn, ['the reader has a favourite', book]], success(null, '已取消收藏')],
  ...needsLogin(book, thereIsABook),
  ['without an id', { type: 2, content_id: '' }, [loggedIn], invalid('content_id', '编号不得为空')],
]);
