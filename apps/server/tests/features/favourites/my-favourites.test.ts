import type { Favourite } from '@inkstone/api/types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reply } from '../../support/answers.js';
import { studentId, teacher, teacherId } from '../../fixtures/people.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let token: string;
beforeAll(async () => {
  token = await server.logIn(teacher);
});

beforeEach(async () => {
  await server.db.deleteFrom('favourites').execute();
});

/** Adds favourites of a type one after the other, so that the last one is the latest. */
async function collect(
  type: 1 | 2 | 3 | 4 | 5,
  contentIds: number[],
  user_id = teacherId,
): Promise<number[]> {
  const rows = contentIds.map((content_id, index) => ({
    user_id,
    type,
    content_id,
    created_at: new Date(Date.UTC(2026, 8, 1 + index)),
  }));
  const inserted = await server.db.insertInto('favourites').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

interface FavouriteList {
  list: Favourite[];
  count: number;
}
const list = (body: object) => server.ask('listFavourites', { token, body });

it.each(['listFavourites', 'deleteFavourite', 'getFavouriteTypes'] as const)(
  '%s wants a login before anything else',
  async (operation) => {
    for (const options of [{}, { token: 'stale' }]) {
      expect(await server.call(operation, options)).toEqual(reply(-1, '当前用户未登录'));
    }
  },
);

describe('listFavourites', () => {
  it('lists papers with the fields of the paper list (spec: B2.6 myCollection type 1)', async () => {
    const [id] = await collect(1, [1]);
    expect(await list({ type: 1 })).toEqual({
      list: [
        {
          id,
          type: 1,
          is_withdrawn: 0,
          content: {
            id: 1,
            title: '高三数学期中试卷 1',
            create_time: '2026-05-11 01:00:00',
            image: '',
            is_collect: 1,
            views: 0,
            downloads: 0,
            grade_name: '高三',
            subject_name: '数学',
            type_name: '期中考试',
            address_name: '北京',
            year_name: '2026',
          },
        },
      ],
      count: 1,
    });
  });

  it('lists books with cover and price (spec: B2.6 myCollection type 2, A4 favourite type 2)', async () => {
    await collect(2, [1]);
    expect((await list({ type: 2 })).list).toMatchObject([
      {
        type: 2,
        content: {
          id: 1,
          title: '高考数学总复习',
          img_url: '/files/public/books/1.webp',
          img_type: 1,
          price: 46.8,
          is_collect: 1,
        },
      },
    ]);
  });

  it('lists articles, activities and courses with their own fields (spec: B2.6 myCollection type 3, B2.6 myCollection type 4, B2.6 myCollection type 5)', async () => {
    await collect(3, [1]);
    await collect(4, [2]);
    await collect(5, [3]);
    expect((await list({ type: 3 })).list).toMatchObject([
      {
        type: 3,
        content: {
          id: 1,
          title: '捐书进乡村',
          author: '',
          column_id: 39,
          intro: '摘要',
          release_time: Date.parse('2026-03-01T00:00:00Z') / 1000,
          is_collect: 1,
        },
      },
    ]);
    expect((await list({ type: '4' })).list).toMatchObject([
      {
        type: 4,
        content: {
          id: 2,
          activity_type: 1,
          participant: '数学教师',
          start_time: Date.parse('2026-04-01T00:00:00Z') / 1000,
          end_time: Date.parse('2026-05-01T00:00:00Z') / 1000,
          is_collect: 1,
        },
      },
    ]);
    expect((await list({ type: '5' })).list).toMatchObject([
      { type: 5, content: { id: 3, title: '函数十讲', duration: 600, is_collect: 1 } },
    ]);
  });

  it('returns one page, latest first, and the count of all', async () => {
    await collect(1, [5, 3, 4]);
    const contents = ({ list: page }: FavouriteList) => page.map(({ content }) => content.id);
    expect(contents(await list({ type: 1 }))).toEqual([4, 3, 5]);
    const second = await list({ type: 1, page: '2', psize: '2' });
    expect(contents(second)).toEqual([5]);
    expect(second.count).toBe(3);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 3],
  ] as const)('of type %i neither lists nor counts deleted content', async (type, there) => {
    await collect(type, [there, 999]);
    const { list: page, count } = await list({ type });
    expect(page.map(({ content }) => content.id)).toEqual([there]);
    expect(count).toBe(1);
  });

  it('leaves out an article that is no longer an activity', async () => {
    await collect(4, [1]);
    expect(await list({ type: 4 })).toEqual({ list: [], count: 0 });
  });

  it('shows no favourites of another account', async () => {
    await collect(2, [1], studentId);
    expect(await list({ type: 2 })).toEqual({ list: [], count: 0 });
  });
});

describe('deleteFavourite', () => {
  it('removes one record, once', async () => {
    const [first, second] = await collect(2, [1, 2]);
    const body = { favorite_id: String(first) };
    expect(await server.call('deleteFavourite', { token, body })).toEqual(reply(200, '已取消收藏'));
    expect((await list({ type: 2 })).list.map(({ id }) => id)).toEqual([second]);
    expect((await server.call('deleteFavourite', { token, body })).code).toBe(404);
  });

  it('refuses an unknown favourite and that of another account, which stays', async () => {
    const [foreign] = await collect(2, [1], studentId);
    for (const favorite_id of [foreign, 999_999]) {
      expect(await server.call('deleteFavourite', { token, body: { favorite_id } })).toEqual(
        reply(404, '该收藏不存在或已取消'),
      );
    }
    const { db } = server;
    expect(await db.selectFrom('favourites').select('id').execute()).toEqual([{ id: foreign }]);
  });
});

it('getFavouriteTypes returns the five tabs (spec: A7 favourites type_list, B7 favourites type labels)', async () => {
  const labels = await server.ask('getFavouriteTypes', { token });
  expect(labels).toEqual({ 1: '试题资源', 2: '图书', 3: '文章', 4: '活动', 5: '在线课程' });
});
