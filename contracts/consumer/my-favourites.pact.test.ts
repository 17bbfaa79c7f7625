import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { invalid, listOf, refusal, success } from './answers.js';
import { activityTimes, articleCard, bookCard, classified, paperCard, pictured } from './cards.js';
import { getSucceeds, postRefused, postSucceeds } from './exchange.js';
import { getNeedsLogin, postNeedsLogin } from './needs-login.js';

const { integer, string } = MatchersV3;

const loggedIn = ['a reader is logged in', {}] as const;

describe('listFavourites (spec: A7 favourites index, B7 favourites list, B3 favourite record)', () => {
  const path = '/api/user_favorites/index';

  it('returns a page of papers', async () => {
    const { data } = await postSucceeds(
      path,
      { type: 1, page: 1, psize: 10 },
      {
        when: 'listFavourites of papers',
        given: [
          ['there is a paper', { paper_id: 7 }],
          [...loggedIn],
          ['the reader has a favourite', { type: 1, content_id: 7 }],
        ],
        loggedIn: true,
        answer: success(
          listOf({
            id: integer(41),
            type: 1,
            is_withdrawn: 0,
            content: { ...paperCard, id: 7, is_collect: 1 },
          }),
        ),
      },
    );
    expect(data.list[0]).toMatchObject({ type: 1, content: { title: '高三数学期中试卷' } });
  });

  it('returns a page of books, eight of them', async () => {
    const { data } = await postSucceeds(
      path,
      { type: 2, page: 1, psize: 8 },
      {
        when: 'listFavourites of books',
        given: [
          ['there is a book', { book_id: 128 }],
          [...loggedIn],
          ['the reader has a favourite', { type: 2, content_id: 128 }],
        ],
        loggedIn: true,
        answer: success(
          listOf({
            id: integer(41),
            type: 2,
            is_withdrawn: 0,
            content: { ...bookCard, id: 128, is_collect: 1 },
          }),
        ),
      },
    );
    expect(data.list[0]).toMatchObject({ type: 2, content: { title: '高考数学总复习' } });
  });

  it('returns a page of activities, four of them', async () => {
    const { data } = await postSucceeds(
      path,
      { type: 4, page: 1, psize: 4 },
      {
        when: 'listFavourites of activities',
        given: [
          ['there is an activity with a result', { article_id: 924, result_id: 940 }],
          [...loggedIn],
          ['the reader has a favourite', { type: 4, content_id: 924 }],
        ],
        loggedIn: true,
        answer: success(
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
      },
    );
    expect(data.list[0]).toMatchObject({ type: 4, content: { activity_type: 1 } });
  });

  it('keeps a book that has been withdrawn, and says so', async () => {
    const { data } = await postSucceeds(
      path,
      { type: 2, page: 1, psize: 8 },
      {
        when: 'listFavourites of a withdrawn book',
        given: [
          ['there is a book', { book_id: 128 }],
          [...loggedIn],
          ['the reader has a favourite', { type: 2, content_id: 128 }],
          ['the content has been withdrawn', { type: 2, content_id: 128 }],
        ],
        loggedIn: true,
        answer: success(
          listOf({
            id: integer(41),
            type: 2,
            is_withdrawn: 1,
            content: { ...bookCard, id: 128, is_collect: 1 },
          }),
        ),
      },
    );
    expect(data.list[0]).toMatchObject({ is_withdrawn: 1, content: { title: '高考数学总复习' } });
  });

  it('returns an empty page without favourites', async () => {
    const { data } = await postSucceeds(
      path,
      { type: 5, page: 1, psize: 6 },
      {
        when: 'listFavourites of courses without any',
        given: [[...loggedIn]],
        loggedIn: true,
        answer: success({ list: [], count: 0 }),
      },
    );
    expect(data.list).toEqual([]);
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, { type: 2 }, 'listFavourites');
  });

  it('is refused for a page size over the limit', async () => {
    await postRefused(
      path,
      { type: 2, psize: 500 },
      {
        when: 'listFavourites with a page size over the limit',
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('psize', '每页条数须在 1 到 100 之间'),
      },
    );
  });
});

describe('deleteFavourite (spec: A7 favourites del, B7 favourites cancel record)', () => {
  const path = '/api/user_favorites/del';

  it('returns a message to show', async () => {
    const { msg } = await postSucceeds(
      path,
      { favorite_id: 41 },
      {
        when: 'deleteFavourite',
        given: [
          ['there is a book', { book_id: 128 }],
          [...loggedIn],
          ['the reader has a favourite', { type: 2, content_id: 128, favourite_id: 41 }],
        ],
        loggedIn: true,
        answer: success(null, '已取消收藏'),
      },
    );
    expect(msg).toBe('已取消收藏');
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, { favorite_id: 41 }, 'deleteFavourite');
  });

  it("is refused for another user's record", async () => {
    await postRefused(
      path,
      { favorite_id: 42 },
      {
        when: "deleteFavourite of another user's record",
        given: [[...loggedIn], ['somebody else has a favourite', { favourite_id: 42 }]],
        loggedIn: true,
        refusal: refusal(404, '该收藏不存在或已取消'),
      },
    );
  });

  it('is refused without an id', async () => {
    await postRefused(
      path,
      { favorite_id: '' },
      {
        when: 'deleteFavourite without an id',
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('favorite_id', '编号不得为空'),
      },
    );
  });
});

describe('getFavouriteTypes (spec: A7 favourites type_list, B7 favourites type labels)', () => {
  const path = '/api/user_favorites/type_list';

  it('names the five tabs', async () => {
    const { data } = await getSucceeds(
      path,
      {},
      {
        when: 'getFavouriteTypes',
        given: [[...loggedIn]],
        loggedIn: true,
        answer: success({
          1: string('试题资源'),
          2: string('图书'),
          3: string('文章'),
          4: string('活动'),
          5: string('在线课程'),
        }),
      },
    );
    expect(data[1]).toBe('试题资源');
  });

  it('is refused without a login', async () => {
    await getNeedsLogin(path, {}, 'getFavouriteTypes');
  });
});
