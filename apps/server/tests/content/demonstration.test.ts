import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demonstrationPassword, demonstrationPhones } from '../../src/demo-accounts.js';
import { isFileKey } from '../../src/ports/files/keys.js';
import { verifyPassword } from '../../src/security/passwords.js';
import { unlimited } from '../support/attempts.js';
import { checkCounts } from './check-counts.js';
import { checkHeads } from './check-heads.js';
import { checkInside } from './check-inside.js';
import { checkTexts } from './check-texts.js';
import { type Demonstration, loadDemonstration } from './support/tables.js';

const papers = 700;

let demo: Demonstration;
beforeAll(async () => {
  demo = await loadDemonstration(papers);
});
afterAll(() => demo.database.drop());

describe('counts', () => {
  checkCounts(() => demo);
});
describe('texts', () => {
  checkTexts(() => demo);
});
describe('inside papers', () => {
  checkInside(() => demo);
});
describe('heads', () => {
  checkHeads(() => demo);
});

async function strings(statement: string): Promise<string[]> {
  const { rows } = await demo.database.pool.query<{ value: string }>(statement);
  return rows.map((row) => row.value);
}

test('there are as many papers as were asked for, and each has readers', async () => {
  expect(await strings('select count(*)::text as value from papers')).toEqual([String(papers)]);
  expect(await strings('select id::text as value from papers where view_count = 0')).toEqual([]);
});

test('books and papers have ids from 1 in the order of the folder, as what people own says', async () => {
  for (const table of ['books', 'papers', 'book_resources']) {
    const [gaps = ''] = await strings(`select (max(id) - count(*))::text as value from ${table}`);
    expect(`${table} ${gaps}`).toBe(`${table} 0`);
  }
});

test('two of the scratch codes have been checked', async () => {
  expect(
    await strings(
      'select check_count::text as value from genuine_codes where first_checked_at is not null order by check_count',
    ),
  ).toEqual(['1', '2']);
});

test('every file that a row names is written and not empty', async () => {
  const columns = await demo.database.pool.query<{ table: string; column: string; kind: string }>(
    `select table_name as "table", column_name as "column", data_type as kind from information_schema.columns
      where table_schema = 'public' and (column_name like '%\\_key' or column_name like '%\\_keys')
        and table_name <> 'recommendations'`,
  );
  const named = (
    await Promise.all(
      columns.rows.map(({ table, column, kind }) =>
        strings(
          kind === 'ARRAY'
            ? `select unnest(${column}) as value from ${table}`
            : `select ${column} as value from ${table} where ${column} <> ''`,
        ),
      ),
    )
  ).flat();
  const settings = await strings(
    `select v #>> '{}' as value from settings, jsonb_path_query(value, 'strict $.**') as v
      where jsonb_typeof(v) = 'string' and v #>> '{}' like 'public/%'`,
  );
  const inTexts = await strings(
    `select m[1] as value from articles, regexp_matches(content_html, 'src="/files/([^"]+)"', 'g') as m`,
  );
  const keys = new Set([...named, ...settings, ...inTexts]);
  expect(keys.size).toBeGreaterThan(2000);
  expect([...keys].filter((key) => !isFileKey(key))).toEqual([]);
  expect([...keys].filter((key) => (demo.files.get(key) ?? 0) < 200)).toEqual([]);
});

test('no file is written without a row that names it', async () => {
  const text = (
    await strings(
      `select coalesce(string_agg(t::text, ' '), '') as value from (
         select to_jsonb(b) as t from books b union all select to_jsonb(a) from articles a
         union all select to_jsonb(s) from settings s union all select to_jsonb(r) from book_resources r
         union all select to_jsonb(p) from papers p union all select to_jsonb(x) from slides x
         union all select to_jsonb(x) from users x union all select to_jsonb(x) from courses x
         union all select to_jsonb(x) from direct_stores x union all select to_jsonb(x) from store_platforms x
         union all select to_jsonb(x) from online_shops x
         union all select to_jsonb(x) from company_ideas x union all select to_jsonb(x) from company_achievements x union all select to_jsonb(x) from company_cultures x
         union all select to_jsonb(x) from company_honors x union all select to_jsonb(x) from history_entries x
         union all select to_jsonb(x) from address_cards x) as rows`,
    )
  ).join('');
  expect([...demo.files.keys()].filter((key) => !text.includes(key))).toEqual([]);
});

test('a row that is added later gets a free id', async () => {
  const [id = ''] = await strings(
    `insert into history_entries (year, title, intro, image_key) values ('2027', '题', '文', '') returning id::text as value`,
  );
  const [highest = ''] = await strings('select max(id)::text as value from history_entries');
  expect(id).toBe(highest);
});

test('the demonstration accounts accept their password', async () => {
  const hashes = await strings('select password_hash as value from users order by id');
  expect(hashes).toHaveLength(Object.keys(demonstrationPhones).length);
  for (const hash of hashes) expect(await verifyPassword(hash, demonstrationPassword, unlimited)).toBe(true);
});

test('papers beyond the base set share existing files, and no title occurs twice', async () => {
  const [twice = ''] = await strings(
    'select count(*)::text as value from (select title from papers group by title having count(*) > 1) as t',
  );
  expect(twice).toBe('0');
});

test('the progress messages are Chinese', () => {
  expect(demo.steps.size).toBeGreaterThan(2);
  for (const step of demo.steps) expect(step).toMatch(/^\p{Script=Han}+$/u);
});
