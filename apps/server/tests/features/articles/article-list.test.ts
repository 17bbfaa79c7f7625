import { describe, expect, it } from 'vitest';
import { teacher } from '../../fixtures/people.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();

describe('listArticles', () => {
  const ask = (body: object) => server.ask('listArticles', { body });

  it('lists a column, newest first, also with numbers as text (spec: B7 article list)', async () => {
    const { list, count } = await ask({ column_id: '39', page: '1', psize: '1' });
    expect(count).toBe(2);
    expect(list).toMatchObject([{ title: '新书发布', column_title: '企业动态', tags: [], is_collect: 0 }]);
    expect((await ask({ column_id: 39, search: '捐书' })).list).toMatchObject([{ tags: [{ name: '公益' }] }]);
  });

  it('returns the fields of activities, courses and universities, and none of them for other articles', async () => {
    expect((await ask({ column_id: 25 })).list).toMatchObject([
      {
        activity_type: 1,
        participant: '数学教师',
        end_time: Date.parse('2026-05-01T00:00:00Z') / 1000,
        subject_text: '数学',
      },
    ]);
    expect((await ask({ column_id: 27 })).list).toMatchObject([
      { duration: 600, play_number: 0, classes_text: '高三' },
    ]);
    expect((await ask({ column_id: 33 })).list).toMatchObject([
      {
        column_title: '查大学',
        province: '浙江省',
        city: '杭州市',
        university_type: '4',
        university_type_text: '综合',
      },
    ]);
    expect((await ask({ column_id: 39 })).list[0]).not.toHaveProperty('activity_type');
  });

  it.each([
    [{ column_id: 33, province: 33 }, 1],
    [{ column_id: 33, province: 11 }, 0],
    [{ column_id: 33, city: 3301 }, 1],
    [{ column_id: 33, university_type: '4' }, 1],
    [{ column_id: 33, university_type: 5 }, 0],
    [{ column_id: 27, classes: 169 }, 1],
    [{ column_id: 25, subject: 2 }, 1],
    [{ column_id: 25, subject: 1 }, 0],
    [{ column_id: 25, theme: 1 }, 0],
    [{ column_id: 25, activity_grade: 9 }, 0],
    [{ column_id: 25, flow_type: 1 }, 0],
    [{ column_id: 25, theme: '' }, 1],
  ])('filters %o', async (body, count) => {
    expect((await ask(body)).count).toBe(count);
  });

  it('marks favourites by their type', async () => {
    const token = await server.logIn(teacher);
    await server.ask('addFavourite', { token, body: { type: 4, content_id: 2 } });
    await server.ask('addFavourite', { token, body: { type: 3, content_id: 5 } });
    const collected = async (column_id: number) =>
      (await server.ask('listArticles', { token, body: { column_id } })).list.map((one) => one.is_collect);
    expect(await collected(25)).toEqual([1]);
    expect(await collected(39)).toEqual([1, 0]);
  });
});
