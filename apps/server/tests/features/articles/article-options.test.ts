import { beforeAll, describe, expect, it } from 'vitest';
import { course, insertMoreArticles, runningActivity } from '../../fixtures/articles.js';
import { insert } from '../../support/insert.js';
import { type TestServer, useTestServer } from '../../support/test-server.js';

const server = useTestServer();
beforeAll(async () => {
  await insertMoreArticles(server.db);
  await insert(server.db, {
    keywords: [
      { id: 1, type: 1, stage_id: 7, keyword: '教学设计' },
      { id: 2, type: 1, stage_id: 9, keyword: '大单元教学' },
      { id: 3, type: 2, stage_id: 9, keyword: '时评' },
      { id: 4, type: 1, stage_id: null, keyword: '家校共育' },
    ],
    activity_themes: [
      { id: 1, name: '科学与实验', sort: 2 },
      { id: 2, name: '读书与写作', sort: 1 },
    ],
  });
});

describe('options of the filter rows', () => {
  const ask = (operation: Parameters<TestServer['ask']>[0], query: Record<string, string> = {}) =>
    server.ask(operation, { query });

  it('getActivityThemes returns the themes in their order', async () => {
    expect(await ask('getActivityThemes')).toEqual([
      { id: 2, name: '读书与写作' },
      { id: 1, name: '科学与实验' },
    ]);
  });

  it.each([
    [{ type: '1' }, [2, 1, 4]],
    [{ type: '2' }, [3]],
    [{ type: '1', stage_id: '7' }, [1, 4]],
    [{ type: '1', stage: '167' }, [2, 4]],
    [{ type: '1', stage_id: '9', stage: '7' }, [2, 4]],
    [{ type: '1', stage_id: '', stage: '7' }, [1, 4]],
    [{ type: '1', stage: '999' }, [4]],
  ])('getKeywords %o', async (query, ids) => {
    const options = (await ask('getKeywords', query)) as { id: number; keyword: string }[];
    expect(options.map(({ id }) => id)).toEqual(ids);
  });

  it('getKeywords returns the word with its id (spec: B7 option keywords, A3 keyword option)', async () => {
    expect(await ask('getKeywords', { type: '2' })).toEqual([{ keyword: '时评', id: 3 }]);
  });

  it('getOnlineClasses and getOnlineSubjects return the grades and subjects of the courses on the learning page (spec: B7 option courses)', async () => {
    expect(await ask('getOnlineClasses')).toEqual({ 169: '高三' });
    expect(await ask('getOnlineSubjects')).toEqual({});
    const { db } = server;
    // A replay is a course of another column.
    await db
      .updateTable('articles')
      .set({ grade_id: 167, subject_id: 3 })
      .where('id', '=', runningActivity)
      .execute();
    const replay = {
      article_id: runningActivity,
      course_class_id: 1,
      video_key: 'a.mp4',
      duration_seconds: 9,
    };
    await insert(db, { courses: replay });
    await db.updateTable('articles').set({ subject_id: 2 }).where('id', '=', course).execute();
    expect(await ask('getOnlineClasses')).toEqual({ 169: '高三' });
    expect(await ask('getOnlineSubjects')).toEqual({ 2: '数学' });
  });

  it('getUniversityProvinces and getUniversityTypes return those with a university (spec: B7 option universities)', async () => {
    await insert(server.db, { university_types: { id: 5, name: '理工', sort: 2 } });
    expect(await ask('getUniversityProvinces')).toEqual([{ id: 33, name: '浙江省' }]);
    expect(await ask('getUniversityTypes')).toEqual([{ id: 4, name: '综合' }]);
  });
});
