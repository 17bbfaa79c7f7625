import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();

describe('listRecommended', () => {
  const ask = (query: Record<string, string>) => server.ask('listRecommended', { query });

  it('returns books, papers, articles, activities and courses in the order of the editors (spec: A7 recommended index)', async () => {
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
    const sold = { buy_url: 'https://tmall.example/item/1', buy_url_jd: 'https://jd.example/item/1' };
    await server.db.updateTable('books').set(sold).where('id', '=', 1).execute();
    const { list } = await ask({ column_key: 'books' });
    expect(list[0]).toMatchObject({ price: 46.8, ...sold });
    for (const other of list.slice(1)) expect(Object.keys(other)).not.toContain('price');
    for (const other of list.slice(1)) expect(Object.keys(other)).not.toContain('buy_url');
  });

  it('gives the focus of the picture of an article', async () => {
    await server.db
      .updateTable('articles')
      .set({ image_focus: '50% 30%' })
      .where('title', '=', '捐书进乡村')
      .execute();
    const { list } = await ask({ column_key: 'books' });
    expect(
      list.flatMap(({ title, image_focus }) => (image_focus === undefined ? [] : [[title, image_focus]])),
    ).toEqual([['捐书进乡村', '50% 30%']]);
  });

  it('gives the column of an article and the audience of an activity, and neither for books and papers', async () => {
    const { list } = await ask({ column_key: 'books' });
    expect(list.map(({ column_id, activity_type }) => ({ column_id, activity_type }))).toEqual([
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
    const { db } = server;
    await db.updateTable('articles').set({ subject_id: 2 }).where('id', '=', 3).execute();
    expect(await titles('course', '必学好课 数学 高三')).toEqual(['函数十讲']);
    await db.updateTable('articles').set({ subject_id: null }).where('id', '=', 3).execute();
  });

  it('returns one page, and nothing for an empty column', async () => {
    const page = await ask({ column_key: 'books', page: '2', psize: '2', keyword: '必备图书' });
    expect(page.list.map((one) => one.title)).toEqual(['捐书进乡村', '教学研讨']);
    expect(await ask({ column_key: 'course' })).toEqual({ list: [], count: 0 });
  });
});
