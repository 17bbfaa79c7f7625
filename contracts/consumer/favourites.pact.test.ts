import { describe, expect, it } from 'vitest';

import { invalid, refusal, success } from './answers.js';
import { postRefused, postSucceeds } from './exchange.js';
import { postNeedsLogin } from './needs-login.js';

const book = { type: 2, content_id: 128 } as const;
const thereIsABook = ['there is a book', { book_id: 128 }] as const;
const loggedIn = ['a reader is logged in', {}] as const;

describe('addFavourite (spec: A7 favourites add, B7 favourites by content)', () => {
  const path = '/api/user_favorites/add';

  it('returns a message to show', async () => {
    const { msg } = await postSucceeds(path, book, {
      when: 'addFavourite',
      given: [[...thereIsABook], [...loggedIn]],
      loggedIn: true,
      answer: success(null, '收藏成功'),
    });
    expect(msg).toBe('收藏成功');
  });

  it('succeeds for an existing favourite', async () => {
    const { msg } = await postSucceeds(path, book, {
      when: 'addFavourite a second time',
      given: [[...thereIsABook], [...loggedIn], ['the reader has a favourite', book]],
      loggedIn: true,
      answer: success(null, '收藏成功'),
    });
    expect(msg).toBe('收藏成功');
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, book, 'addFavourite', [...thereIsABook]);
  });

  it('is refused without an id', async () => {
    await postRefused(
      path,
      { type: 2, content_id: '' },
      {
        when: 'addFavourite without an id',
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('content_id', '编号不得为空'),
      },
    );
  });

  it('is refused for an unknown id', async () => {
    await postRefused(
      path,
      { type: 2, content_id: 999999 },
      {
        when: 'addFavourite of an unknown id',
        given: [['there is no book', { book_id: 999999 }], [...loggedIn]],
        loggedIn: true,
        refusal: refusal(404, '该内容不存在或已下架'),
      },
    );
  });
});

describe('cancelFavourite (spec: A7 favourites cancel)', () => {
  const path = '/api/user_favorites/cancel';

  it('returns a message to show', async () => {
    const { msg } = await postSucceeds(path, book, {
      when: 'cancelFavourite',
      given: [[...thereIsABook], [...loggedIn], ['the reader has a favourite', book]],
      loggedIn: true,
      answer: success(null, '已取消收藏'),
    });
    expect(msg).toBe('已取消收藏');
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, book, 'cancelFavourite', [...thereIsABook]);
  });

  it('is refused without an id', async () => {
    await postRefused(
      path,
      { type: 2, content_id: '' },
      {
        when: 'cancelFavourite without an id',
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('content_id', '编号不得为空'),
      },
    );
  });
});
