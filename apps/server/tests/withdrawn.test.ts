import { beforeAll, describe, expect, it } from 'vitest';
import { insertActivities } from './fixtures/activities.js';
import { runningActivity } from './fixtures/articles.js';
import { insert } from './support/insert.js';
import { newPerson } from './support/person.js';
import { type TestServer, useTestServer } from './support/test-server.js';

const server = useTestServer();
let token: string;
let userId: number;
beforeAll(async () => {
  await insertActivities(server.db);
  ({ token, id: userId } = await newPerson(server, { role: 1, phone: '13800000201' }));
});

type Table = 'all_articles' | 'all_books' | 'all_papers' | 'all_book_resources';

async function withdraw(table: Table, id: number, withdrawn_at: Date | null = new Date()): Promise<void> {
  await server.db.updateTable(table).set({ withdrawn_at }).where('id', '=', id).execute();
}

const ids = (list: { id: number }[]) => list.map(({ id }) => id);
const code = async (...call: Parameters<TestServer['call']>) => await server.call(...call);

async function listed(operation: 'listPapers' | 'listBooks' | 'listArticles', body: object = {}) {
  const data = await server.ask(operation, { body });
  return { ids: ids(data.list), count: data.count };
}

const favourites = (type: number) => server.ask('listFavourites', { body: { type }, token });

describe('withdrawn content', () => {
  it('a paper is in no list, count or search, its address and favourites say so, and it comes back as it was', async () => {
    const before = await listed('listPapers', { search: '英语月考' });
    expect(before.count).toBe(1);
    const [id = 0] = before.ids;
    const all = (await listed('listPapers')).count;
    await server.ask('addFavourite', { body: { type: 1, content_id: id }, token });
    await withdraw('all_papers', id);
    expect(await listed('listPapers', { search: '英语月考' })).toEqual({ ids: [], count: 0 });
    expect((await listed('listPapers')).count).toBe(all - 1);
    expect(await code('getPaper', { body: { id } })).toMatchObject({
      code: 410,
      msg: '该试卷已下架',
    });
    expect(await code('getPaper', { body: { id: 999_999 } })).toMatchObject({
      code: 404,
      msg: '该试卷不存在',
    });
    expect(await code('getPaperFiles', { body: { id }, token })).toMatchObject({ code: 404 });
    expect(await favourites(1)).toMatchObject({
      count: 1,
      list: [{ type: 1, is_withdrawn: 1, content: { id, is_collect: 1 } }],
    });
    await withdraw('all_papers', id, null);
    expect(await listed('listPapers', { search: '英语月考' })).toEqual(before);
    expect(await favourites(1)).toMatchObject({ count: 1, list: [{ is_withdrawn: 0 }] });
  });

  it('a book takes its resources and its recommendation with it; whoever has it keeps it', async () => {
    await insert(server.db, { user_books: { user_id: userId, book_id: 1 } });
    const recommended = () =>
      server.ask('listRecommended', {
        query: { column_key: 'books', is_page: '1' },
      });
    const before = await recommended();
    await withdraw('all_books', 1);
    expect(await code('getBook', { body: { book_id: 1 } })).toMatchObject({
      code: 410,
      msg: '该图书已下架',
    });
    expect((await listed('listBooks')).ids).not.toContain(1);
    const resource = { body: { id: 1, book_id: 1, resource_id: 2 }, token };
    expect(await code('getBookResourceFiles', resource)).toMatchObject({ code: 404 });
    expect((await recommended()).count).toBe(before.count - 1);
    expect(await server.ask('listMyBooks', { token })).toMatchObject({ count: 1, list: [{ book_id: 1 }] });
    await server.ask('addFavourite', { body: { type: 2, content_id: 2 }, token });
    await withdraw('all_books', 2);
    const kept = await server.ask('listFavourites', {
      body: { type: 2 },
      token,
    });
    expect(kept).toMatchObject({ count: 1, list: [{ is_withdrawn: 1, content: { id: 2 } }] });
    await server.ask('deleteFavourite', { body: { favorite_id: kept.list[0]?.id }, token });
    expect(await favourites(2)).toEqual({ list: [], count: 0 });
    await withdraw('all_books', 2, null);
    await withdraw('all_books', 1, null);
  });

  it('an activity takes no applications, and those that were made stay', async () => {
    const application = { name: '林', school: '校', tel: '13800000201' };
    await insert(server.db, {
      activity_applications: { ...application, article_id: runningActivity, user_id: userId },
    });
    await server.ask('addFavourite', { body: { type: 4, content_id: runningActivity }, token });
    await withdraw('all_articles', runningActivity);
    expect(await favourites(4)).toMatchObject({ count: 1, list: [{ type: 4, is_withdrawn: 1 }] });
    expect(await code('getArticle', { body: { id: runningActivity } })).toMatchObject({
      code: 410,
      msg: '该文章已下架',
    });
    expect(
      await code('addFavourite', { body: { type: 4, content_id: runningActivity }, token }),
    ).toMatchObject({ code: 404, msg: '该内容不存在或已下架' });
    const mine = await server.ask('listMyActivities', { token });
    expect(mine.list.map((one) => one.article_id)).toEqual([runningActivity]);
  });

  it('a course counts no plays, and a university leaves the filter of provinces', async () => {
    await withdraw('all_articles', 3);
    await withdraw('all_articles', 4);
    expect(await code('countPlay', { query: { id: '3' }, token })).toMatchObject({ code: 404 });
    expect(await server.ask('getUniversityProvinces')).toEqual([]);
    expect(await server.ask('getUniversityTypes')).toEqual([]);
  });
});
