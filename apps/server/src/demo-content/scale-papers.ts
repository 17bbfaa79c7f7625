import type { Scaling } from '@inkstone/demo';
import type { ClientBase } from 'pg';
import { advanceIdentity } from './rows.js';

const schoolNumbers = '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'.split(
  ' ',
);

/** Above this many rows, indexes are built once at the end. */
const rebuildThreshold = 50_000;
const step = 100_000;

interface IndexDefinition {
  name: string;
  definition: string;
}

async function dropIndexes(client: ClientBase): Promise<IndexDefinition[]> {
  const { rows } = await client.query<IndexDefinition>(
    `select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename = 'all_papers' and indexname <> 'all_papers_pkey'
      order by indexname`,
  );
  for (const index of rows) await client.query(`drop index ${index.name}`);
  return rows;
}

/** Adds papers up to `scale` rows for benchmarks, in PostgreSQL: copies of base papers with other titles. */
export async function scalePapers(
  client: ClientBase,
  { base, papers, places }: Scaling,
  scale: number,
  onRows: (done: number) => void,
): Promise<void> {
  if (scale <= base) return;
  const indexes = scale - base > rebuildThreshold ? await dropIndexes(client) : [];
  await client.query(
    'create temporary table paper_seed (n integer primary key, id integer, tail text) on commit drop',
  );
  await client.query(
    `insert into paper_seed select n - 1, id, tail
       from unnest($1::integer[], $2::text[]) with ordinality as seed (id, tail, n)`,
    [papers.map(({ id }) => id), papers.map(({ tail }) => tail)],
  );
  await client.query(
    'create temporary table paper_place (n integer primary key, province_id integer, name text) on commit drop',
  );
  await client.query(
    `insert into paper_place select n - 1, province_id, name
       from unnest($1::integer[], $2::text[]) with ordinality as place (province_id, name, n)`,
    [places.map(({ provinceId }) => provinceId), places.map(({ name }) => name)],
  );
  for (let first = base + 1; first <= scale; first += step) {
    const last = Math.min(scale, first + step - 1);
    await client.query(
      `insert into papers (id, title, stage_id, grade_id, subject_id, province_id, type_id, year, file_keys, image_key,
                           buy_url, buy_url_jd, is_recommended, is_hot, view_count, download_count, created_at)
       select slot.n, place.name || '第' || ($3::text[])[1 + slot.n / 7 % 20] || case p.stage_id when 7 then '小学' else '中学' end || seed.tail,
              p.stage_id, p.grade_id, p.subject_id, place.province_id, p.type_id, p.year, p.file_keys, p.image_key,
              p.buy_url, p.buy_url_jd, false, false,
              p.view_count * (20 + slot.n % 61) / 100, p.download_count * (20 + slot.n % 61) / 100,
              p.created_at - make_interval(secs => slot.n::bigint * 104729 % 31536000)
         from generate_series($1::integer, $2::integer) as slot (n)
         join paper_seed as seed on seed.n = slot.n % $4::integer
         join paper_place as place on place.n = slot.n::bigint * 7919 % $5::integer
         join papers as p on p.id = seed.id`,
      [first, last, schoolNumbers, papers.length, places.length],
    );
    onRows(last);
  }
  for (const index of indexes) await client.query(index.definition);
  await advanceIdentity(client, 'all_papers');
}
