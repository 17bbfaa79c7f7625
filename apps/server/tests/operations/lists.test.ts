import type { ArticleSummary, ExamHome, Recommendation } from '@inkstone/api/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teacher } from '../fixtures/people.js';
import { startTestServer, type TestServer } from '../support/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface ArticleList {
  list: ArticleSummary[];
  count: number;
}

describe('listArticles', () => {
  const ask = (body: object) => server.ask<ArticleList>('listArticles', { body });

  it('lists a column, newest first, also with numbers as text (spec: B7 article list, A7 article index news)', async () => {
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
      (await server.ask<ArticleList>('listArticles', { token, body: { column_id } })).list.map(
        (one) => one.is_collect,
      );
    expect(await collected(25)).toEqual([1]);
    expect(await collected(39)).toEqual([1, 0]);
  });

  it('refuses a missing column', async () => {
    const { envelope } = await server.call('listArticles', { body: { psize: 3 } });
    expect(envelope).toMatchObject({ code: 400, msg: '栏目不得为空' });
    const bad = await server.call('listArticles', { body: { column_id: 0 } });
    expect(bad.envelope).toMatchObject({ code: 400, msg: '栏目编号有误' });
  });
});

describe('getExamHome', () => {
  const ask = (body: object, token?: string) =>
    server.ask<ExamHome>('getExamHome', token === undefined ? { body } : { body, token });

  it('returns the newest papers, a tab for each of six grades and the counts (spec: A7 exam index, A9 exam tab grades)', async () => {
    const home = await ask({});
    expect(home.count).toBe(11);
    expect(home.new_list).toHaveLength(10);
    expect(home.new_list[0]).toMatchObject({
      title: '高三数学期中试卷 10',
      create_time: '2026-05-20 01:00:00',
      grade_name: '高三',
      subject_name: '数学',
      type_name: '期中考试',
      address_name: '北京',
      year_name: '2026',
      image: '',
    });
    expect(home.grade_lists.map((tab) => [tab.grade_name, tab.list.length])).toEqual([
      ['高一', 0],
      ['高二', 0],
      ['高三', 8],
      ['初一', 1],
      ['初二', 0],
      ['初三', 0],
    ]);
    expect(home.grade_count.find((grade) => grade.grade_id === 169)?.count).toBe(10);
  });

  it.each([
    [{ search: '期中 10' }, 1],
    [{ grade_id: 10 }, 1],
    [{ grade_id: '169' }, 10],
    [{ subject_id: 3 }, 1],
    [{ address_id: 33 }, 0],
    [{ type_id: 1, year_id: 2026 }, 11],
    [{ year_id: 2025 }, 0],
  ])('filters all parts by %o', async (body, count) => {
    const home = await ask(body);
    expect(home.count).toBe(count);
    expect(home.new_list).toHaveLength(Math.min(count, 10));
  });

  it('marks favourite papers', async () => {
    const token = await server.logIn(teacher);
    await server.ask('addFavourite', { token, body: { type: 1, content_id: 11 } });
    const home = await ask({}, token);
    expect(home.grade_lists[3]?.list[0]?.is_collect).toBe(1);
    expect(home.new_list.filter((paper) => paper.is_collect === 1)).toHaveLength(0);
  });

  it('refuses a filter that is not an id', async () => {
    const { envelope } = await server.call('getExamHome', { body: { grade_id: '高三' } });
    expect(envelope).toMatchObject({ code: 400, msg: '筛选条件有误' });
  });
});

describe('listRecommended', () => {
  const ask = (query: Record<string, string>) =>
    server.ask<{ list: Recommendation[]; count: number }>('listRecommended', { query });

  it('returns books, papers, articles, activities and courses in the order of the editors (spec: A7 recommended index, A7 recommended column keys)', async () => {
    const { list, count } = await ask({ column_key: 'books' });
    expect(count).toBe(5);
    expect(list.map((one) => [one.title, one.content_type])).toEqual([
      ['高考数学总复习', 2],
      ['高三数学期中试卷 2', 1],
      ['捐书进乡村', 3],
      ['教学研讨', 4],
      ['函数十讲', 5],
    ]);
    expect(list[0]).toMatchObject({
      description: '每课一练，&详解。',
      img_url: '/files/public/books/1.webp',
      image: '',
    });
  });

  it('returns price and shop links of a book, and neither for other content', async () => {
    const { db } = server.database;
    const sold = { buy_url: 'https://tmall.example/item/1', buy_url_jd: 'https://jd.example/item/1' };
    await db.updateTable('books').set(sold).where('id', '=', 1).execute();
    const { list } = await ask({ column_key: 'books' });
    expect(list[0]).toMatchObject({ price: 46.8, ...sold });
    for (const other of list.slice(1)) expect(Object.keys(other)).not.toContain('price');
    for (const other of list.slice(1)) expect(Object.keys(other)).not.toContain('buy_url');
  });

  it('gives the column of an article and the audience of an activity, and neither for books and papers', async () => {
    const { list } = await ask({ column_key: 'books' });
    const places = list.map(({ column_id, activity_type }) => ({ column_id, activity_type }));
    expect(places).toEqual([
      {},
      {},
      { column_id: 39 },
      { column_id: 25, activity_type: 1 },
      { column_id: 27 },
    ]);
  });

  it('puts first what fits the subject, the grade and the words of the keyword', async () => {
    const titles = async (keyword: string) => {
      const { list } = await ask({ column_key: 'books', keyword });
      return list.map(({ title }) => title);
    };
    expect(await titles('必备图书 数学 高三')).toEqual([
      '高三数学期中试卷 2',
      '高考数学总复习',
      '教学研讨',
      '函数十讲',
      '捐书进乡村',
    ]);
    expect((await titles('必备图书 函数'))[0]).toBe('函数十讲');
    expect(await titles('必备图书 化学')).toEqual(await titles(''));
  });

  it('adds what the catalogue has of the subject and the grade, once', async () => {
    const titles = async (column_key: string, keyword: string) => {
      const { list, count } = await ask({ column_key, keyword });
      expect(count).toBe(list.length);
      return list.map(({ title }) => title);
    };
    expect((await titles('books', '必备图书 物理 高一')).slice(0, 2)).toEqual([
      '高中物理 100%提分_讲练',
      '高考数学总复习',
    ]);
    expect(await titles('exam', '必练好题 英语 初一')).toEqual(['初一英语月考', '高三数学期中试卷 1']);
    const papers = await titles('exam', '必练好题 数学 高三');
    expect(papers).toHaveLength(10);
    expect(new Set(papers).size).toBe(10);
    const { db } = server.database;
    await db.updateTable('articles').set({ subject_id: 2 }).where('id', '=', 3).execute();
    expect(await titles('course', '必学好课 数学 高三')).toEqual(['函数十讲']);
    await db.updateTable('articles').set({ subject_id: null }).where('id', '=', 3).execute();
  });

  it('returns one page, and nothing for an empty column', async () => {
    const page = await ask({ column_key: 'books', page: '2', psize: '2', keyword: '必备图书' });
    expect(page.list.map((one) => one.title)).toEqual(['捐书进乡村', '教学研讨']);
    expect(await ask({ column_key: 'course' })).toEqual({ list: [], count: 0 });
  });

  it('refuses an unknown column', async () => {
    const { envelope } = await server.call('listRecommended', { query: { column_key: 'x' } });
    expect(envelope).toMatchObject({ code: 400, msg: '没有这个推荐栏目' });
  });
});
