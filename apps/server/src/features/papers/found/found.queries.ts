import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../../../db/database.js';
import type { Page } from '../../../shared/paging.js';
import { searchTerms } from '../../../shared/search/words.js';
import { facetConditions, type PaperFilter } from '../facets.queries.js';
import type { FoundPapers } from '../matches.queries.js';
import type { ReadableFile } from './places.js';
import type { SoughtText } from './words.js';

/** Who searches further adds a word: nobody turns to the sixteenth page of twenty papers. */
export const mostFoundInTexts = 300;
/** So few papers that pass a filter are compared one by one: of common words, the index finds mostly others. */
const fewPapers = 2000;

interface Search {
  filter: PaperFilter;
  sought: SoughtText;
  /** Whether the pages behind the cut are searched. */
  isWhole: boolean;
  /** Number of papers that pass the filter; undefined without one. */
  passing: number | undefined;
}

/** Papers with the words next to each other come first, then the newest. */
export async function findInTexts(
  db: Database,
  search: Search,
  { limit, offset }: Page,
): Promise<FoundPapers> {
  const matches =
    search.passing !== undefined && search.passing <= fewPapers ? amongFew(search) : byIndex(search);
  const { rows } = await sql<{ count: number; ids: number[] | null }>`
    select count(*)::int as count,
           (array_agg(id order by is_phrase desc, created_at desc, id desc))[${offset + 1}::integer:${offset + limit}::integer] as ids
      from (select id, created_at, bool_or(is_phrase) as is_phrase from (${matches}) as matches group by id, created_at) as found`.execute(
    db,
  );
  const [found] = rows;
  return { ids: found?.ids ?? [], count: Math.min(found?.count ?? 0, mostFoundInTexts) };
}

function byIndex({ filter, sought: { runs, words }, isWhole }: Search): RawBuilder<object> {
  // The pairs of a longer word may occur apart from each other.
  const longer = words.filter((word) => Array.from(word).length > 2);
  return sql`
    select papers.id, papers.created_at, texts.is_phrase
      from (${inTexts(
        isWhole,
        (column) => sql`
          select file_key, ${isPhrase(column, runs)} as is_phrase from paper_texts
           where ${column} <> '' and text_terms_of(${column}) @> ${words.flatMap(searchTerms)}::text[]
             and ${allOf(longer.map((word) => matches(column, word)))}`,
      )}) as texts
      join papers on papers.file_keys @> array[texts.file_key]
     where ${allOf(facetConditions(filter))}
     limit ${mostFoundInTexts + 1}`;
}

function amongFew({ filter, sought: { runs, words }, isWhole }: Search): RawBuilder<object> {
  return sql`
    select papers.id, papers.created_at, texts.is_phrase
      from (select id, created_at, file_keys from papers where ${allOf(facetConditions(filter))}) as papers,
   lateral (${inTexts(
     isWhole,
     (column) => sql`
       select ${isPhrase(column, runs)} as is_phrase from paper_texts
        where file_key = any (papers.file_keys) and ${allOf(words.map((word) => matches(column, word)))}`,
   )}) as texts
     limit ${mostFoundInTexts + 1}`;
}

/** Each column by itself: with an "or" PostgreSQL would compute the terms of every row again. */
function inTexts(
  isWhole: boolean,
  select: (column: RawBuilder<string>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const open = select(sql.ref('open_text'));
  return isWhole ? sql`${open} union all ${select(sql.ref('closed_text'))}` : open;
}

/** Next to each other, or with one sign between them. */
function isPhrase(column: RawBuilder<string>, runs: readonly string[]): RawBuilder<SqlBool> {
  if (runs.length === 1) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${matches(column, runs.join('_'))} or ${matches(column, runs.join(''))})`;
}

/** @param text letters, numbers and _ for any sign. Chinese has no case, and ilike takes several times as long. */
function matches(column: RawBuilder<string>, text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())}%`;
  return /[a-z]/i.test(text)
    ? sql<SqlBool>`lower(${column} collate "C") like ${pattern}`
    : sql<SqlBool>`${column} like ${pattern}`;
}

function allOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql.join(conditions, sql` and `);
}

export interface PaperWithTexts {
  id: number;
  files: ReadableFile[];
}

/** The texts of papers, in the order of the ids. */
export async function readPaperTexts(
  db: Database,
  ids: readonly number[],
  isWhole: boolean,
): Promise<PaperWithTexts[]> {
  if (ids.length === 0) return [];
  const closed = isWhole ? sql<string | null>`texts.closed_text` : sql<null>`null`;
  const { rows } = await sql<FileRow>`
    select papers.id, coalesce(texts.page_count, 0) as page_count, coalesce(texts.open_text, '') as open_text,
           ${closed} as closed_text
      from papers cross join lateral unnest(file_keys) with ordinality as one (key, place)
      left join paper_texts as texts on texts.file_key = one.key
     where papers.id = any (${ids}::integer[])
     order by papers.id, one.place`.execute(db);
  return ids.map((id) => ({ id, files: rows.filter((row) => row.id === id).map(toFile) }));
}

interface FileRow {
  id: number;
  page_count: number;
  open_text: string;
  closed_text: string | null;
}

function toFile({ page_count, open_text, closed_text }: FileRow): ReadableFile {
  return { pageCount: page_count, openText: open_text, closedText: closed_text ?? undefined };
}
