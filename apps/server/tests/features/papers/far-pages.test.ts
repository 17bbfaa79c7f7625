import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
beforeAll(async () => {
  // Four of them share each moment, so that the ids decide about the order.
  await sql`
    insert into all_papers (title, created_at, stage_id, grade_id, subject_id, province_id, type_id, year, file_keys)
    select '试卷 ' || number, '2025-03-02T08:00:00.000123Z'::timestamptz + (number / 4) * interval '1 minute',
           stage_id, grade_id, subject_id, province_id, type_id, year, file_keys
      from generate_series(1, 1700) as number, (select * from papers order by id limit 1) as one`.execute(
    server.db,
  );
});

const pageSize = 100;

async function idsOfPages(): Promise<number[]> {
  const pages = await Promise.all(
    Array.from({ length: 18 }, async (_, index) => {
      const body = { page: index + 1, psize: pageSize };
      return (await server.ask('listPapers', { body })).list;
    }),
  );
  return pages.flat().map(({ id }) => id);
}

async function idsInOrder(): Promise<number[]> {
  const rows = await server.db
    .selectFrom('papers')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

it('the pages of a month with many papers contain each of them once, in order', async () => {
  const ids = await idsOfPages();
  expect(ids).toEqual(await idsInOrder());
  expect(await idsOfPages()).toEqual(ids);
});

it('the pages follow papers that are added before them, moved and withdrawn', async () => {
  const { db } = server;
  const ids = await idsOfPages();
  const [near, far] = [ids[5], ids[1200]] as [number, number];
  await db.updateTable('papers').set({ created_at: '2025-03-02T07:00:00Z' }).where('id', '=', near).execute();
  await db.updateTable('all_papers').set({ withdrawn_at: new Date() }).where('id', '=', far).execute();
  const changed = await idsOfPages();
  expect(changed).toEqual(await idsInOrder());
  expect(changed).not.toContain(far);
  expect(changed.indexOf(near)).toBeGreaterThan(1000);
});
