import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { newOperator } from '../../support/desk.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
const waiting = 5000;
let token: string;

beforeAll(async () => {
  ({ token } = await newOperator(server));
  await sql`
    insert into book_feedbacks (type, book_name, subject, page_number, question_number, descr, email, content_hash, created_at)
    select 1, '高考数学总复习', '数学', number::text, '9', repeat('图中的字母与题干标注相反。', 20), 'reader@example.com',
           number::text, now() - make_interval(mins => number)
      from generate_series(1, ${waiting}::integer) as number`.execute(server.db);
  await sql`analyze book_feedbacks`.execute(server.db);
});

const list = (body: object) =>
  server.ask('listDeskItems', { token, body: { queue: 'feedback', status: 0, ...body } });

it('a tray with 5,000 items is sent by pages, the oldest first', async () => {
  const first = await list({ psize: 100 });
  expect(first.count).toBe(waiting);
  expect(first.list).toHaveLength(100);
  const pages = first.list.map(({ heading }) => Number(heading[2]));
  expect(pages.slice(0, 3)).toEqual([5000, 4999, 4998]);
  expect(JSON.stringify(first).length).toBeLessThan(150_000);
  const last = await list({ psize: 20, page: 250 });
  expect(last.list.map(({ heading }) => Number(heading[2])).at(-1)).toBe(1);
});

it('the CSV has them all', async () => {
  const { csv, count } = await server.ask('exportDeskItems', {
    token,
    body: { queue: 'feedback', status: 0, columns: ['编号', '页码'] },
  });
  expect(count).toBe(waiting);
  expect(csv.split('\r\n')).toHaveLength(waiting + 2);
});

it('what waits is counted by an index, whatever was handled', async () => {
  await server.db.updateTable('book_feedbacks').set({ status: 1 }).where('id', '>', 20).execute();
  await sql`analyze book_feedbacks`.execute(server.db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select count(*), min(created_at) from book_feedbacks where status = 0`.execute(server.db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('book_feedbacks_waiting');
});
