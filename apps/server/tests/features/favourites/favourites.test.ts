import { beforeAll, describe, expect, it } from 'vitest';
import { teacher } from '../../fixtures/people.js';
import { reply } from '../../support/answers.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let token: string;
beforeAll(async () => {
  token = await server.logIn(teacher);
});

const body = { type: 2, content_id: 1 };

async function isCollected(): Promise<0 | 1> {
  return (await server.ask('getBook', { token, body: { book_id: 1 } })).is_collect;
}

describe('favourites', () => {
  it('adds a favourite once, also for repeated requests, and cancels it (spec: A7 favourites add, A7 favourites cancel)', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await server.call('addFavourite', { token, body })).toEqual(reply(200, '收藏成功'));
    }
    expect(await isCollected()).toBe(1);
    for (let time = 0; time < 2; time += 1) {
      const envelope = await server.call('cancelFavourite', {
        token,
        body: { ...body, content_id: '1' },
      });
      expect(envelope).toEqual(reply(200, '已取消收藏'));
    }
    expect(await isCollected()).toBe(0);
  });

  it.each(['addFavourite', 'cancelFavourite'] as const)('%s needs a login', async (operation) => {
    for (const bad of [undefined, '', 'stale']) {
      const options = bad === undefined ? { body } : { body, token: bad };
      expect(await server.call(operation, options)).toMatchObject({ code: -1, data: null });
    }
  });

  it.each(['addFavourite', 'cancelFavourite'] as const)(
    '%s refuses an unknown type (spec: B9 favourite types)',
    async (operation) => {
      const envelope = await server.call(operation, { token, body: { type: 6, content_id: 1 } });
      expect(envelope).toMatchObject({ code: 400, msg: '内容类型有误' });
    },
  );

  it('adds content only under its own type (spec: A4 favourite type 1, A4 favourite type 3, A4 favourite type 4, A4 favourite type 5, B9 favourite types)', async () => {
    const add = async (type: number, content_id: number) =>
      (await server.call('addFavourite', { token, body: { type, content_id } })).code;
    expect([await add(1, 1), await add(3, 1), await add(4, 2), await add(5, 3)]).toEqual([
      200, 200, 200, 200,
    ]);
    expect([await add(1, 999), await add(2, 999), await add(4, 1), await add(5, 2)]).toEqual([
      404, 404, 404, 404,
    ]);
  });
});
