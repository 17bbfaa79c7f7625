import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { toUsualForms } from '../../src/shared/search/forgiving-search.js';
import { readText } from '../../src/shared/search/read-text.js';
import { readVocabulary, type Vocabulary } from '../../src/shared/search/vocabulary.queries.js';
import { insert } from '../support/insert.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
beforeAll(async () => {
  const paper = await server.db
    .selectFrom('papers')
    .select([
      'stage_id',
      'grade_id',
      'subject_id',
      'province_id',
      'type_id',
      'year',
      'file_keys',
      'created_at',
    ])
    .executeTakeFirstOrThrow();
  await insert(server.db, { papers: TITLES.map((title) => ({ ...paper, title })) });
  const { id } = await server.db.selectFrom('books').select('id').executeTakeFirstOrThrow();
  await server.db.updateTable('books').set({ title: '拾级集训' }).where('id', '=', id).execute();
});

const TITLES = ['高二三角函数专题卷', '重庆市第八中学 2025 年月考', '长沙雅礼模拟A卷', '绿皮书：语文默写'];

async function titlesOf(
  search: string,
  operation: 'listPapers' | 'listBooks' = 'listPapers',
): Promise<string[]> {
  const { list } = await server.ask(operation, {
    body: { search, psize: 100 },
  });
  return list.map(({ title }) => title);
}

describe('a search that finds nothing as it is typed', () => {
  for (const [typed, title] of [
    ['sanjiaohanshu', '高二三角函数专题卷'],
    ['SanJiaoHanShu', '高二三角函数专题卷'],
    ['sjhs', '高二三角函数专题卷'],
    ['sanjiaohs', '高二三角函数专题卷'],
    ['san jiao han shu', '高二三角函数专题卷'],
    ["san'jiao", '高二三角函数专题卷'],
    ['三角hanshu', '高二三角函数专题卷'],
    ['专题三角函数', '高二三角函数专题卷'],
    ['三角函数gaoer', '高二三角函数专题卷'],
    ['三角函數', '高二三角函数专题卷'],
    ['月考２０２５', '重庆市第八中学 2025 年月考'],
    ['第八中学2025年月考', '重庆市第八中学 2025 年月考'],
    ['chongqing', '重庆市第八中学 2025 年月考'],
    ['changsha', '长沙雅礼模拟A卷'],
    ['模拟ajuan', '长沙雅礼模拟A卷'],
    ['lvpishu', '绿皮书：语文默写'],
    ['lupishu', '绿皮书：语文默写'],
  ] as const) {
    it(`${typed} finds ${title}`, async () => {
      expect(await titlesOf(typed)).toContain(title);
    });
  }

  for (const typed of ['q', 'zzzz', '没有这样的书名', 'hello world', '%', 'a'.repeat(50)]) {
    it(`${typed.slice(0, 12)} is not read as something else`, async () => {
      for (const title of TITLES.slice(0, 2)) expect(await titlesOf(typed)).not.toContain(title);
    });
  }

  it('finds books, and the papers of each grade', async () => {
    expect(await titlesOf('shijijixun', 'listBooks')).toEqual(['拾级集训']);
    expect((await server.ask('getExamHome', { body: { search: 'sanjiaohanshu' } })).count).toBeGreaterThan(0);
  });
});

describe('the vocabulary', () => {
  it('is read again only when titles have got new pairs, and wholly, however many there are', async () => {
    const before = await readVocabulary(server.db);
    expect(await readVocabulary(server.db, before)).toBe(before);

    // More than are read at once.
    await sql`insert into search_pairs select '甲' || chr(19968 + number) from generate_series(1, 4500) as number
      on conflict do nothing`.execute(server.db);
    const after = await readVocabulary(server.db, before);
    expect(after.followers.get('甲')?.size).toBeGreaterThanOrEqual(4500);
    for (const character of before.followers.keys()) expect(after.followers.has(character)).toBe(true);
    expect(after.readings.get('jia')?.has('甲')).toBe(true);
  });
});

describe('readText', () => {
  let vocabulary: Vocabulary;
  beforeAll(async () => {
    vocabulary = await readVocabulary(server.db);
  });

  it('cuts words where no title has two characters side by side', () =>
    expect(readText('三角函数语文', vocabulary)).toEqual(['三角函数', '语文']));

  it('leaves a text that is longer than a title unread', () => {
    expect(readText('三角'.repeat(15), vocabulary)).toBeDefined();
    expect(readText('三角'.repeat(16), vocabulary)).toBeUndefined();
  });
});

it('replaces foreign forms and leaves everything else, also full-width brackets', () =>
  expect(toUsualForms('ＡＢＣ　１２３（文科）、數學與計算機')).toBe('ABC 123（文科）、数学与计算机'));
