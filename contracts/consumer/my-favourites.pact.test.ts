import { MatchersV3 } from '@pact-foundation/pact';

import type { Given } from '../states.js';
import { invalid, page, refusal, success } from './answers.js';
import { activityTimes, articleCard, bookCard, classified, paperCard, pictured } from './cards.js';
import { get, post } from './exchange.js';
import { loggedIn, needsLogin, pageTooLarge, read, thereIsABook } from './rows.js';

const { integer, string } = MatchersV3;

/** A page of favourites. `then` withdraws the content. */
function favourites(
  what: string,
  type: 1 | 2 | 4,
  psize: number,
  content: { id: number },
  is: Given,
  ...then: Given[]
) {
  const favourite: Given = ['the reader has a favourite', { type, content_id: content.id }];
  const is_withdrawn = then.length;
  return [
    `of ${what}`,
    { type, page: 1, psize },
    [is, loggedIn, favourite, ...then],
    page({ id: integer(41), type, is_withdrawn, content: { ...content, is_collect: 1 } }),
  ] as const;
}

const book = { ...bookCard, id: 128 };
const activity = {
  ...articleCard,
  ...pictured,
  ...classified,
  ...activityTimes,
  id: 924,
  column_id: 24,
  title: string('情境题研究'),
};

post(
  'listFavourites (spec: A7 favourites index, B7 favourites list, B3 favourite record)',
  '/api/user_favorites/index',
  [
    favourites('papers', 1, 10, { ...paperCard, id: 7 }, ['there is a paper', { paper_id: 7 }]),
    favourites('books', 2, 8, book, thereIsABook),
    favourites('activities', 4, 4, activity, [
      'there is an activity with a result',
      { article_id: 924, result_id: 940 },
    ]),
    favourites('a withdrawn book', 2, 8, book, thereIsABook, [
      'the content has been withdrawn',
      { type: 2, content_id: 128 },
    ]),
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
    read(loggedIn, {
      1: string('试题资源'),
      2: string('图书'),
      3: string('文章'),
      4: string('活动'),
      5: string('在线课程'),
    }),
    ...needsLogin({}),
  ],
);
