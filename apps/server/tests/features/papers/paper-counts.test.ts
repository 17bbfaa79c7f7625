import type { ExamHome } from '@inkstone/api/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertOtherPapers } from '../../fixtures/papers.js';
import { startTestServer, type TestServer } from '../../support/test-server.js';

let server: TestServer;
let scan: number;
beforeAll(async () => {
  server = await startTestServer();
  ({ scan } = await insertOtherPapers(server.database.db));
});
afterAll(() => server.close());

async function countOf(body: object): Promise<number> {
  return (await server.ask<{ count: number }>('listPapers', { body })).count;
}

/** Without a filter, with one and with two: each is counted in another way. */
async function counts() {
  const home = await server.ask<ExamHome>('getExamHome', { body: {} });
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
  const { db } = server.database;
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
  const { list } = await server.ask<{ list: { id: number }[] }>('listPapers', { body: { psize: 1 } });
  expect(list).toMatchObject([{ id: scan }]);

  await db.deleteFrom('papers').where('id', '=', scan).execute();
  expect(await counts()).toEqual({ ...moved, all: 13, home: 13, seniorThree: 10 });

  await sql`truncate all_papers cascade`.execute(db);
  expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0, 0]);
});
