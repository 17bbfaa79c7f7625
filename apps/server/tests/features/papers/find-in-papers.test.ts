import { beforeAll, describe, expect, it } from 'vitest';
import { teacher } from '../../fixtures/people.js';
import { insert } from '../../support/insert.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let token: string;

/** Four pages, of which visitors see three. */
const sentence = '下列关于匀变速直线运动的说法正确的是';
const behind = '评述《临时约法》在近代的地位';

interface Texts {
  open: string[];
  closed?: string[];
  pages?: number;
}

async function addPaper(title: string, created: string, ...texts: Texts[]): Promise<number> {
  const model = await server.db
    .selectFrom('papers')
    .select(['stage_id', 'grade_id', 'subject_id', 'province_id', 'type_id', 'year'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const keys = texts.map((_, index) => `papers/${title}-${String(index)}.pdf`);
  await insert(server.db, { papers: { ...model, title, file_keys: keys, created_at: created } });
  for (const [index, { open, closed = [], pages = open.length + closed.length }] of texts.entries()) {
    await server.db
      .updateTable('paper_texts')
      .set({ state: 'read', page_count: pages, open_text: open.join('\f'), closed_text: closed.join('\f') })
      .where('file_key', '=', keys[index] ?? '')
      .execute();
  }
  const { id } = await server.db
    .selectFrom('papers')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return id;
}

let physics: number;
let history: number;

beforeAll(async () => {
  token = await server.logIn(teacher);
  physics = await addPaper('物理卷', '2026-11-01', {
    open: [
      '',
      `一、选择题。1．${sentence}（）`,
      `${'长'.repeat(40)}做匀变速直线运动，加速度为2m/s²。再做匀变速直线运动`,
    ],
    closed: ['答案：匀变速直线运动'],
  });
  history = await addPaper(
    '历史卷',
    '2026-11-02',
    { open: ['问题'], closed: [] },
    { open: ['运动会上的直线'], closed: [behind] },
  );
  await addPaper('文字卷', '2026-11-03', { open: ['The boy went\n匀变速曲线运动 A卷'], pages: 0 });
});

const find = (body: object, options: { token?: string } = {}) =>
  server.ask('findInPapers', { body, ...options });

describe('findInPapers', () => {
  it('finds the page, and says what is written there', async () => {
    const { list, count, fewer } = await find({ search: sentence });
    expect({ count, fewer }).toEqual({ count: 1, fewer: [] });
    expect(list[0]).toMatchObject({
      id: physics,
      title: '物理卷',
      place_count: 1,
      page_count: 4,
      pages: [2],
    });
    expect(list[0]?.places).toEqual([
      {
        file: 1,
        page: 2,
        is_behind: 0,
        text: `1．${sentence}（）`,
        marks: [{ from: 2, to: 2 + sentence.length }],
      },
    ]);
  });

  it('begins a snippet near the place, at most 60 characters long, one for places near each other', async () => {
    const { list } = await find({ search: '匀变速直线运动' });
    expect(list[0]?.place_count).toBe(3);
    const place = list[0]?.places[1];
    expect(place?.text).toBe(`…${'长'.repeat(11)}做匀变速直线运动，加速度为2m/s²。再做匀变速直线运动`);
    expect(place?.marks).toHaveLength(2);
    for (const { text } of list[0]?.places ?? []) expect(Array.from(text).length).toBeLessThanOrEqual(60);
  });

  it('compares without signs, blanks and case, and finds words next to each other first', async () => {
    expect((await find({ search: '匀变速 直线运动' })).list.map(({ id }) => id)).toEqual([physics]);
    expect((await find({ search: 'the BOY, went!' })).list[0]).toMatchObject({ title: '文字卷', pages: [] });
    expect((await find({ search: '运动 直线' })).list.map(({ title }) => title)).toEqual([
      '历史卷',
      '物理卷',
    ]);
  });

  it('searches under the conditions of the list', async () => {
    const { list } = await find({ search: '匀变速', year_id: 1991 });
    expect(list).toEqual([]);
    const year = await server.db
      .selectFrom('papers')
      .select('year')
      .where('id', '=', physics)
      .executeTakeFirstOrThrow();
    expect((await find({ search: '匀变速', year_id: year.year })).count).toBe(2);
    expect((await find({ search: '匀变速', year_id: year.year, page: 2, psize: 1 })).list).toHaveLength(1);
  });

  it('offers fewer words that are found', async () => {
    expect(await find({ search: '匀变速直线的研究员' })).toMatchObject({ count: 0, fewer: ['匀变速直线'] });
    expect(await find({ search: '直线运动 火星' })).toMatchObject({ count: 0, fewer: ['直线运动'] });
    expect(await find({ search: '匀变速说法正确' })).toMatchObject({ fewer: ['说法正确'] });
  });

  it('finds what is behind the cut for people who have logged in only', async () => {
    const { list } = await find({ search: '临时约法' }, { token });
    expect(list[0]).toMatchObject({ id: history, pages: [2], page_count: 2 });
    expect(list[0]?.places).toMatchObject([{ file: 2, page: 2, is_behind: 1 }]);
    expect(await find({ search: '临时约法' })).toEqual(await find({ search: '临时约沙' }));
    expect((await find({ search: '匀变速直线运动' })).list[0]?.place_count).toBe(3);
    expect((await find({ search: '匀变速直线运动' }, { token })).list[0]?.place_count).toBe(4);
  });

  it('reads other forms of characters', async () => {
    expect((await find({ search: '勻變速直線運動' })).count).toBe(1);
    expect((await find({ search: 'Ａ卷' })).count).toBe(1);
  });

  it.each(['', '   ', '%', '％……！？', '😀', '_'])(
    'refuses “%s”, in which nothing can be found',
    async (search) => {
      const answer = await server.call('findInPapers', { body: { search } });
      expect(answer).toMatchObject({ code: 400, msg: '标点和表情没有字可找，写一个字、一个词或一句话' });
    },
  );

  it('refuses a text of 500 characters, and takes signs literally', async () => {
    const long = await server.call('findInPapers', { body: { search: '长'.repeat(500) } });
    expect(long).toMatchObject({ code: 400, msg: '搜索文字最多50个字' });
    expect((await find({ search: '匀%运' })).count).toBe(2);
    expect((await find({ search: '匀变速直\\线' })).count).toBe(1);
  });
});
