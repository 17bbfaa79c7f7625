import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../support/databases.js';

const database = useTestDatabase();
beforeAll(async () => {
  await database.pool.query('vacuum (analyze) all_papers');
});

/** The plan for a table that is too large to be read whole. */
async function planOf(query: string): Promise<string> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off; set local enable_sort = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

// The indexes hold only what is shown: a query that reads the tables, or a view with another condition, cannot use them.
it.each([
  ['order by created_at desc, id desc limit 8', 'Index Only Scan using papers_newest on all_papers'],
  [
    'order by download_count desc, id desc limit 8',
    'Index Only Scan using papers_most_downloaded on all_papers',
  ],
  ["where search_terms_of(title) @> '{期中}'", 'Bitmap Index Scan on papers_search'],
])('the papers that are shown are found in an index: %s', async (query, scan) => {
  const plan = await planOf(`select id from papers ${query}`);
  expect(plan).toContain(scan);
  expect(plan).not.toMatch(/Filter|Sort/);
});
