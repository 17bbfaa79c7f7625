import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { PaperOrder } from '../../../src/features/papers/order.queries.js';
import { createPaperSearch } from '../../../src/features/papers/search.js';
import { createVersionReader } from '../../../src/features/papers/version.queries.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();

async function idsOf(search: string): Promise<number[]> {
  const { list } = await server.ask('listPapers', {
    body: { search, psize: 100 },
  });
  return list.map(({ id }) => id);
}

async function gradeCount(search: string, gradeId: number): Promise<number | undefined> {
  const home = await server.ask('getExamHome', { body: { search } });
  return home.grade_count.find((grade) => grade.grade_id === gradeId)?.count;
}

async function addPaper(title: string, gradeId = 169): Promise<number> {
  const model = await server.db
    .selectFrom('papers')
    .select(['stage_id', 'subject_id', 'province_id', 'type_id', 'year', 'file_keys'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const paper = { ...model, title, grade_id: gradeId, created_at: '2026-06-01T08:00:00Z' };
  return (await server.db.insertInto('papers').values(paper).returning('id').executeTakeFirstOrThrow()).id;
}

it('a search finds what was added, renamed, moved or deleted after the same search was answered', async () => {
  expect(await idsOf('鹊桥')).toEqual([]);
  const paper = await addPaper('鹊桥一');
  expect(await idsOf('鹊桥')).toEqual([paper]);
  expect(await gradeCount('鹊桥', 169)).toBe(1);

  await server.db.updateTable('papers').set({ grade_id: 168 }).where('id', '=', paper).execute();
  expect(await gradeCount('鹊桥', 169)).toBe(0);
  expect(await gradeCount('鹊桥', 168)).toBe(1);

  await server.db.updateTable('papers').set({ title: '喜鹊' }).where('id', '=', paper).execute();
  expect(await idsOf('鹊桥')).toEqual([]);
  expect(await idsOf('喜鹊')).toEqual([paper]);

  await server.db.deleteFrom('papers').where('id', '=', paper).execute();
  expect(await idsOf('喜鹊')).toEqual([]);
});

it('pairs of titles follow what is added, renamed, moved in time, withdrawn, brought back or deleted', async () => {
  const first = await addPaper('银河银河');
  const second = await addPaper('银河');
  expect(await idsOf('银河')).toEqual([second, first]);
  const change = (id: number, values: object) =>
    server.db.updateTable('all_papers').set(values).where('id', '=', id).execute();
  await change(first, { created_at: '2026-07-01T08:00:00Z' });
  expect(await idsOf('银河')).toEqual([first, second]);
  await change(first, { withdrawn_at: '2026-07-02T08:00:00Z', title: '银河系' });
  expect(await idsOf('银河')).toEqual([second]);
  await change(first, { withdrawn_at: null });
  expect(await idsOf('河系')).toEqual([first]);
  await server.db.deleteFrom('papers').where('id', 'in', [first, second]).execute();
  expect(await idsOf('银河')).toEqual([]);

  const { rows: wrong } = await sql`
    select pair from search_pairs
      left join (select pair, count(distinct id) as papers from papers, pairs_of(title) as pair group by pair) as counted using (pair)
      left join (select pair, sum(cardinality(ids)) as ids from paper_pairs group by pair) as kept using (pair)
     where (paper_count, paper_count) is distinct from (coalesce(papers, 0), coalesce(ids, 0))`.execute(
    server.db,
  );
  expect(wrong).toEqual([]);
});

it('a search does not see a change before it is committed', async () => {
  const found = await server.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('papers').set({ title: '未提交' }).execute();
    return idsOf('未提交');
  });
  expect(found).toEqual([]);
  expect(await idsOf('未提交')).not.toEqual([]);
});

it('a view or a download makes no process forget its results', async () => {
  const version = () => server.db.selectFrom('paper_version').select('version').executeTakeFirstOrThrow();
  const before = await version();
  await server.db.updateTable('papers').set({ view_count: 7, download_count: 7 }).execute();
  expect(await version()).toEqual(before);
});

interface Paper {
  id: number;
  title: string;
  created_at: Date;
  download_count: number;
}

/** The definition in plain code: all words occur; titles with adjacent words first, then in the order of the list. */
function foundIn(papers: readonly Paper[], words: readonly string[], order: PaperOrder): number[] {
  const isPhrase = ({ title }: Paper) => title.includes(words.join('')) || title.includes(words.join(' '));
  const sortValue = ({ created_at, download_count }: Paper) =>
    order === 'newest' ? created_at.getTime() : download_count;
  return papers
    .filter(({ title }) => words.every((word) => title.includes(word)))
    .toSorted(
      (a, b) => Number(isPhrase(b)) - Number(isPhrase(a)) || sortValue(b) - sortValue(a) || b.id - a.id,
    )
    .map(({ id }) => id);
}

it('returns every page of what the plain definition finds', async () => {
  const text = (min: number, max: number) =>
    fc.string({ unit: fc.constantFrom('恩', '施', '期', '中'), minLength: min, maxLength: max });
  for (const title of fc.sample(text(1, 8), 300)) await addPaper(title);
  const papers = await server.db
    .selectFrom('papers')
    .select(['id', 'title', 'created_at', 'download_count'])
    .execute();
  const words = fc.array(text(1, 4), { minLength: 1, maxLength: 3 });
  const page = fc.record({ limit: fc.integer({ min: 1, max: 100 }), offset: fc.nat(120) });
  const order = fc.constantFrom<PaperOrder>('newest', 'mostDownloaded');
  const search = createPaperSearch(server.db, createVersionReader(server.db));
  await fc.assert(
    fc.asyncProperty(words, page, order, async (someWords, { limit, offset }, someOrder) => {
      const expected = foundIn(papers, someWords, someOrder);
      const found = await search.find({}, someWords, someOrder, { limit, offset });
      expect(found).toEqual({ ids: expected.slice(offset, offset + limit), count: expected.length });
    }),
    { numRuns: 200 },
  );
});
