import type { Article } from '@inkstone/api/types';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  achievement,
  activity,
  course,
  insertMoreArticles,
  latestNews,
  news,
  oldAchievement,
  runningActivity,
  sameMoment,
  university,
} from '../../fixtures/articles.js';
import { student, teacher } from '../../fixtures/people.js';
import { reply } from '../../support/answers.js';
import { insert } from '../../support/insert.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
beforeAll(async () => {
  await insertMoreArticles(server.db);
  await insert(server.db, {
    keywords: [
      { id: 1, type: 1, stage_id: 7, keyword: '教学设计' },
      { id: 2, type: 1, stage_id: 9, keyword: '大单元教学' },
    ],
  });
});

const getArticle = (id: number, token?: string): Promise<Article> =>
  server.ask('getArticle', token === undefined ? { body: { id } } : { body: { id }, token });

describe('listArticles', () => {
  const titles = async (body: object): Promise<string[]> => {
    const { list } = await server.ask('listArticles', {
      body: { column_id: 40, ...body },
    });
    return list.map((one) => one.title);
  };

  it.each([
    [{ keyword: 2 }, ['大单元教学设计']],
    [{ keyword: '1' }, ['大单元教学设计', '口算二十问']],
    [{ keyword: 999 }, []],
    [{ keyword: '' }, ['大单元教学设计', '口算二十问']],
    [{ activity_grade: 9 }, ['大单元教学设计']],
    [{ activity_grade: '158' }, ['口算二十问']],
    [{ classes: 158 }, ['口算二十问']],
    [{ classes: 7 }, ['口算二十问']],
    [{ is_hot: 1 }, ['大单元教学设计']],
    [{ is_recommended: '1' }, ['口算二十问']],
    [{ is_hot: 0, is_recommended: '' }, ['大单元教学设计', '口算二十问']],
  ])('filters %o', async (filters, expected) => {
    expect(await titles(filters)).toEqual(expected);
  });
});

describe('getArticle', () => {
  it('returns the text of an ordinary article and no fields of other kinds', async () => {
    const article = await getArticle(news);
    expect(article).toMatchObject({
      id: news,
      title: '捐书进乡村',
      content: '<p>正文</p>',
      column_title: '企业动态',
      tags: [{ name: '公益' }],
      has_video: 0,
      video_url: '',
      content_type: 3,
      is_collect: 0,
    });
    for (const field of ['activity_type', 'is_ended', 'activity_results', 'activity', 'duration', 'city']) {
      expect(article).not.toHaveProperty(field);
    }
  });

  it('names the previous and the next article of the column, and none at the ends (spec: B3 article neighbours)', async () => {
    expect((await getArticle(sameMoment)).prev).toBeNull();
    expect((await getArticle(sameMoment)).next).toEqual({ id: latestNews, title: '新书发布' });
    expect(await getArticle(latestNews)).toMatchObject({
      prev: { id: sameMoment, title: '同一时刻的消息' },
      next: { id: news, title: '捐书进乡村' },
    });
    expect((await getArticle(news)).next).toBeNull();
    expect(await getArticle(university)).toMatchObject({ prev: null, next: null });
  });

  it('returns the results of a past activity, newest first', async () => {
    expect(await getArticle(activity)).toMatchObject({
      activity_type: 1,
      participant: '数学教师',
      end_time: Date.parse('2026-05-01T00:00:00Z') / 1000,
      is_ended: 1,
      content_type: 4,
      activity_results: [
        {
          id: achievement,
          column_id: 40,
          title: '大单元教学设计',
          image: '/files/public/articles/101.svg',
          release_time: Date.parse('2026-06-02T00:00:00Z') / 1000,
        },
        { id: oldAchievement, image: '' },
      ],
    });
  });

  it('marks a running activity as running (spec: B4 activity open)', async () => {
    expect(await getArticle(runningActivity)).toMatchObject({
      activity_type: 2,
      is_ended: 0,
      activity_results: [],
    });
  });

  it('returns the activity of a result, which is still an article', async () => {
    const result = await getArticle(achievement);
    expect(result).toMatchObject({
      activity_type: 1,
      activity: { id: activity, column_id: 25, title: '教学研讨', image: '', activity_type: 1 },
      content_type: 3,
      class_stage_text: '高中',
      apply_grade: '高中',
      img_url: '/files/public/articles/101.svg',
    });
    expect(result).not.toHaveProperty('activity_results');
  });

  it('returns place and types of a university (spec: B3 article university types)', async () => {
    expect(await getArticle(university)).toMatchObject({
      province: '浙江省',
      city: '杭州市',
      university_type: '4',
      university_type_text: '综合',
    });
  });

  it('returns the application of the caller only', async () => {
    const token = await server.logIn(teacher);
    await server.db
      .insertInto('activity_applications')
      .columns(['article_id', 'user_id', 'name', 'school', 'tel', 'file_keys'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select((user) => [
            user.val(activity).as('article_id'),
            'users.id',
            user.val('周').as('name'),
            user.val('一中').as('school'),
            user.val('000').as('tel'),
            user.val(['uploads/a.pdf']).as('file_keys'),
          ])
          .where('users.phone', '=', teacher),
      )
      .execute();
    const { application } = await getArticle(activity, token);
    expect(application).toMatchObject({
      status: 0,
      has_files: 1,
      name: '周',
      school: '一中',
      subject: '',
      stage_text: '',
    });
    expect(application?.create_time).toBeCloseTo(Date.now() / 1000, -2);
    expect(await getArticle(activity, await server.logIn(student))).not.toHaveProperty('application');
    expect(await getArticle(activity)).not.toHaveProperty('application');
    expect(await getArticle(runningActivity, token)).not.toHaveProperty('application');
  });

  it.each([
    [news, 3],
    [activity, 4],
    [course, 5],
  ])('marks article %i as a favourite when it was added with type %i', async (id, type) => {
    const token = await server.logIn(student);
    const body = { type, content_id: id };
    await server.ask('addFavourite', { token, body });
    expect(await getArticle(id, token)).toMatchObject({ is_collect: 1, content_type: type });
    expect((await getArticle(id)).is_collect).toBe(0);
    await server.ask('cancelFavourite', { token, body });
    expect((await getArticle(id, token)).is_collect).toBe(0);
  });

  it('does not mark an activity that was added as an article', async () => {
    const token = await server.logIn(student);
    await server.ask('addFavourite', { token, body: { type: 3, content_id: activity } });
    expect((await getArticle(activity, token)).is_collect).toBe(0);
  });

  it('counts the views of different addresses, and of one of them once', async () => {
    const views = async (id: number) => {
      const { view_count } = await server.db
        .selectFrom('articles')
        .select('view_count')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return view_count;
    };
    const before = [await views(university), await views(latestNews)];
    await Promise.all(Array.from({ length: 20 }, () => getArticle(university)));
    const again = { body: { id: university }, address: '192.0.2.1' };
    for (let read = 0; read < 5; read += 1) await server.ask('getArticle', again);
    expect([await views(university), await views(latestNews)]).toEqual([(before[0] ?? 0) + 21, before[1]]);
  });

  it('refuses an unknown article', async () => {
    expect(await server.call('getArticle', { body: { id: 999_999 } })).toEqual(reply(404, '该文章不存在'));
  });
});
