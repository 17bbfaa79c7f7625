import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertOtherPapers } from '../../fixtures/papers.js';
import { insert } from '../../support/insert.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
let scan: number;
beforeAll(async () => {
  ({ scan } = await insertOtherPapers(server.db));
});

async function countOf(body: object): Promise<number> {
  return (await server.ask('listPapers', { body })).count;
}

/** Without a filter, with one and with two: each is counted in another way. */
async function counts() {
  const home = await server.ask('getExamHome', { body: {} });
  return {
    all: await countOf({}),
    home: home.count,
    seniorTwo: await countOf({ grade_id: 168 }),
    seniorThree: await countOf({ grade_id: 169 }),
    physicsOfSeniorTwo: await countOf({ grade_id: 168, subject_id: 4 }),
    hot: await countOf({ is_hot: 1 }),
  };
}

it('the counts follow papers that are added, changed and deleted', async () => {
  const { db } = server;
  const before = { all: 14, home: 14, seniorTwo: 2, seniorThree: 10, physicsOfSeniorTwo: 2, hot: 1 };
  expect(await counts()).toEqual(before);

  await db.updateTable('papers').set({ view_count: 7, title: '改了名' }).where('id', '=', scan).execute();
  expect(await counts()).toEqual(before);

  const lastSecondOfJune = '2026-06-30T23:59:59.999Z';
  await db
    .updateTable('papers')
    .set({ grade_id: 169, created_at: lastSecondOfJune, is_hot: false })
    .where('id', '=', scan)
    .execute();
  const moved = { ...before, seniorTwo: 1, seniorThree: 11, physicsOfSeniorTwo: 1, hot: 0 };
  expect(await counts()).toEqual(moved);
  const { list } = await server.ask('listPapers', { body: { psize: 1 } });
  expect(list).toMatchObject([{ id: scan }]);

  await db.deleteFrom('papers').where('id', '=', scan).execute();
  expect(await counts()).toEqual({ ...moved, all: 13, home: 13, seniorThree: 10 });

  await sql`truncate all_papers cascade`.execute(db);
  expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0, 0]);
});

it('a further facet is counted after one call', async () => {
  const paper = {
    stage_id: 9,
    grade_id: 169,
    subject_id: 2,
    province_id: 11,
    type_id: 1,
    year: 2026,
  } as const;
  const rows = ['一', '二'].map((title) => ({
    ...paper,
    title,
    file_keys: [],
    created_at: '2026-05-01T00:00:00Z',
  }));
  await insert(server.db, { papers: rows });
  await sql`
    alter table all_papers add column tested_facet smallint not null default 100;
    create or replace view papers as select * from all_papers where withdrawn_at is null;
    select list_papers_by('grade_id', 'subject_id', 'province_id', 'type_id', 'year', 'tested_facet', 'stage_id');
    update papers set tested_facet = 150 where title = '二'`.execute(server.db);
  const sums = await sql`
    select tested_facet as value, count from paper_counts
     where num_nonnulls(grade_id, subject_id, province_id, type_id, year, stage_id, is_hot) = 0
       and count > 0 order by value`.execute(server.db);
  expect(sums.rows).toEqual([
    { value: 100, count: 1 },
    { value: 150, count: 1 },
    { value: null, count: 2 },
  ]);
});
