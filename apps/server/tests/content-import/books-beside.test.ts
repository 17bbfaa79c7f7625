import { expect, it } from 'vitest';
import { png } from '../fixtures/files.js';
import type { Folder } from './content-folder.js';
import { useLoadingSite } from './loading.js';

const site = useLoadingSite();

const book = (key: string, title: string) =>
  `- 编号: ${key}\n  标题: ${title}\n  学段: 高中\n  版次年份: 2027\n  日期: 2026-08-01\n  封面: cover.png\n  正文: 每课一练。\n`;
const books: Folder = {
  'books.yaml': book('algebra', '高考数学总复习') + book('poems', '古诗词赏读'),
  'cover.png': png,
};

const recommended = async () => {
  const query = { column_key: 'books', is_page: '1' };
  const { list } = await site.server.ask('listRecommended', { query });
  return list.map(({ title }) => title);
};
const check = (code: string) => site.server.call('verifyGenuineBook', { body: { code } });

it('recommends in the order of the table, and no more what is gone from it', async () => {
  const table = '编号,栏目,图书\nr2,图书,poems\nr1,图书,algebra\n';
  await site.load({ ...books, 'recommendations.csv': table });
  expect(await recommended()).toEqual(['古诗词赏读', '高考数学总复习']);
  await site.load({ ...books, 'recommendations.csv': '编号,栏目,图书\nr1,图书,algebra\n' });
  expect(await recommended()).toEqual(['高考数学总复习']);
});

it('refuses a recommendation of nothing, of two things, in no list, or of what is not there', async () => {
  const rows = ['a,图书,,', 'b,图书,algebra,some', 'c,首页,algebra,', 'd,试卷,,some'];
  const table = `编号,栏目,图书,试卷\n${rows.join('\n')}\n`;
  const one = '图书、试卷、文章里要写一个，而且只写一个，写它的编号';
  await expect(site.load({ ...books, 'recommendations.csv': table })).rejects.toThrow(
    [
      `recommendations.csv:2: ${one}`,
      `recommendations.csv:3: ${one}`,
      'recommendations.csv:3: 没有编号为“some”的试卷；应写文件夹里某条试卷的编号',
      'recommendations.csv:4: 栏目“首页”不存在；可以写：图书、新书、试卷、热门资源、课程、教研项目、专题活动、项目成果',
      'recommendations.csv:5: 没有编号为“some”的试卷；应写文件夹里某条试卷的编号',
    ].join('\n'),
  );
});

it('knows the codes that are printed in books, also when they have left the folder, and keeps their checks', async () => {
  const table = '编号,图书\nYTJY 2027 TEST 0001,algebra\n';
  await site.load({ ...books, 'genuine-codes.csv': table });
  const first = await check('ytjy2027test0001');
  expect(first).toMatchObject({ code: 200, data: { book_title: '高考数学总复习' } });
  await site.load({ ...books, 'genuine-codes.csv': table.replace('algebra', 'poems') });
  expect(await check('YTJY2027TEST0001')).toMatchObject({ data: { book_title: '古诗词赏读' } });
  await site.load(books);
  expect((await check('YTJY2027TEST0001')).code).toBe(200);
  const { db } = site.server.database;
  expect(await db.selectFrom('genuine_codes').select('check_count').execute()).toEqual([{ check_count: 3 }]);
  const stored = await db.selectFrom('imported_records').selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/YTJY/i);
});

it('lists the errata of a book, and leaves those that the editors have added', async () => {
  const table =
    '编号,图书,页码,位置,误,正,印次,已付印,日期\ne-1,algebra,12,例 3,平方根,算术平方根,3,是,2026-07-30\n';
  await site.load({ ...books, 'errata.csv': table });
  const { db } = site.server.database;
  const { id } = await db
    .selectFrom('books')
    .select('id')
    .where('title', '=', '高考数学总复习')
    .executeTakeFirstOrThrow();
  const errata = async () => (await site.server.ask('listBookErrata', { body: { book_id: id } })).list;
  expect(await errata()).toMatchObject([
    {
      page_number: '12',
      place: '例 3',
      wrong_text: '平方根',
      right_text: '算术平方根',
      printing: 3,
      is_printed: 1,
    },
  ]);
  await db
    .insertInto('book_errata')
    .values({ book_id: id, page_number: '47', wrong_text: '3', right_text: '4', printing: 6 })
    .execute();
  await site.load(books);
  expect((await errata()).map(({ page_number }) => page_number)).toEqual(['47']);
});

it('refuses a code twice, however it is spelt', async () => {
  const table = '编号,图书\nYTJY2027TEST0001,algebra\nytjy 2027 test 0001,poems\n短,poems\n';
  await expect(site.load({ ...books, 'genuine-codes.csv': table })).rejects.toThrow(
    [
      'genuine-codes.csv:3: 编号与 genuine-codes.csv:2 重复；每条防伪码要有自己的编号',
      'genuine-codes.csv:4: 编号“短”不是防伪码；应为 8 到 40 个字母与数字',
    ].join('\n'),
  );
});
