import { MatchersV3 } from '@pact-foundation/pact';

import { invalid, listOf, refusal, success } from './answers.js';
import { activityTimes, articleCard, bookCard, classified, paperCard, pictured } from './cards.js';
import { get, post } from './exchange.js';
import { loggedIn, needsLogin, pageTooLarge, thereIsABook } from './rows.js';

const { integer, string } = MatchersV3;

post(
  'listFavourites (spec: A7 favourites index, B7 favourites list, B3 favourite record)',
  '/api/user_favorites/index',
  [
    [
      'of papers',
      { type: 1, page: 1, psize: 10 },
      [
        ['there is a paper', { paper_id: 7 }],
        loggedIn,
        ['the reader has a favourite', { type: 1, content_id: 7 }],
      ],
      success(
        listOf({
          id: integer(41),
          type: 1,
          is_withdrawn: 0,
          content: { ...paperCard, id: 7, is_collect: 1 },
        }),
      ),
    ],
    [
      'of books',
      { type: 2, page: 1, psize: 8 },
      [thereIsABook, loggedIn, ['the reader has a favourite', { type: 2, content_id: 128 }]],
      success(
        listOf({
          id: integer(41),
          type: 2,
          is_withdrawn: 0,
          content: { ...bookCard, id: 128, is_collect: 1 },
        }),
      ),
    ],
    [
      'of activities',
      { type: 4, page: 1, psize: 4 },
      [
        ['there is an activity with a result', { article_id: 924, result_id: 940 }],
        loggedIn,
        ['the reader has a favourite', { type: 4, content_id: 924 }],
      ],
      success(
        listOf({
          id: integer(41),
          type: 4,
          is_withdrawn: 0,
          content: {
            ...articleCard,
            ...pictured,
            ...classified,
            ...activityTimes,
            id: 924,
            column_id: 24,
            title: string('情境题研究'),
            is_collect: 1,
          },
        }),
      ),
    ],
    [
      'of a withdrawn book',
      { type: 2, page: 1, psize: 8 },
      [
        thereIsABook,
        loggedIn,
        ['the reader has a favourite', { type: 2, content_id: 128 }],
        ['the content has been withdrawn', { type: 2, content_id: 128 }],
      ],
      success(
        listOf({
          id: integer(41),
          type: 2,
          is_withdrawn: 1,
          content: { ...bookCard, id: 128, is_collect: 1 },
        }),
      ),
    ],
    ['of courses without any', { type: 5, page: 1, psize: 6 }, [loggedIn], success({ list: [], count: 0 })],
    ...needsLogin({ type: 2 }),
    pageTooLarge({ type: 2 }, loggedIn),
  ],
);

post('deleteFavourite (spec: A7 favourites del, B7 favourites cancel record)', '/api/user_favorites/del', [
  [
    '',
    { favorite_id: 41 },
    [thereIsABook, loggedIn, ['the reader has a favourite', { type: 2, content_id: 128, favourite_id: 41 }]],
    success(null, '已取消收藏'),
  ],
  ...needsLogin({ favorite_id: 41 }),
  [
    "of another user's record",
    { favorite_id: 42 },
    [loggedIn, ['somebody else has a favourite', { favourite_id: 42 }]],
    refusal(404, '该收藏不存在或已取消'),
  ],
  ['without an id', { favorite_id: '' }, [loggedIn], invalid('favorite_id', '编号不得为空')],
]);

get(
  'getFavouriteTypes (spec: A7 favourites type_list, B7 favourites type labels)',
  '/api/user_favorites/type_list',
  [
    [
      '',
      {},
      [loggedIn],
      success({
        1: string('试题资源'),
        2: string('图书'),
        3: string('文章'),
        4: string('活动'),
        5: string('在线课程'),
      }),
    ],
    ...needsLogin({}),
  ],
);
