import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database.js';

/** What a recommendation should fit, found in a keyword such as `必备图书 语文 高三`. */
export interface Wanted {
  /** Words of titles; the names of subjects and grades are among them. */
  words: string[];
  subjectIds: number[];
  gradeIds: number[];
}

/** More would not fit on a page. */
const mostMatches = 10;

export async function readWanted(db: Database, keyword = ''): Promise<Wanted> {
  const words = [...new Set(keyword.split(/\s+/).filter((word) => word !== ''))];
  if (words.length === 0) return { words, subjectIds: [], gradeIds: [] };
  const [subjects, grades] = await Promise.all([
    db.selectFrom('subjects').select('id').where('name', 'in', words).execute(),
    db.selectFrom('grades').select('id').where('name', 'in', words).execute(),
  ]);
  return { words, subjectIds: subjects.map(({ id }) => id), gradeIds: grades.map(({ id }) => id) };
}

/** A row of `recommendations`, or one of the catalogue in its shape. */
export interface Candidate {
  book_id: number | null;
  paper_id: number | null;
  article_id: number | null;
  /** Null: not chosen by the editors. */
  sort: number | null;
  /** A subject counts more than a grade: a book of another subject is of no use. */
  score: number;
}

/** What the editors have chosen, and the newest of the catalogue of the wanted subject and grade. */
export function candidatesOf(columnKey: string, wanted: Wanted): RawBuilder<Candidate> {
  return sql<Candidate>`(
    with chosen as (
      select book_id, paper_id, article_id, sort from recommendations where column_key = ${columnKey}
    ), candidates as (
      select * from chosen
      union all
      select *, null from (${matchesOf(columnKey, wanted)}) as found (book_id, paper_id, article_id)
      where not exists (
        select from chosen
        where (chosen.book_id, chosen.paper_id, chosen.article_id)
          is not distinct from (found.book_id, found.paper_id, found.article_id))
    )
    select candidates.*, ${scoreOf(wanted)} as score
    from candidates
    left join books on books.id = candidates.book_id
    left join papers on papers.id = candidates.paper_id
    left join articles on articles.id = candidates.article_id
    -- Of withdrawn content nothing is left to show.
    where num_nonnulls(books.id, papers.id, articles.id) = 1
  )`;
}

function scoreOf({ words, subjectIds, gradeIds }: Wanted): RawBuilder<number> {
  return sql<number>`(
    2 * coalesce(coalesce(papers.subject_id, articles.subject_id) = any(${subjectIds}::int[]), exists (
      select from book_subjects
      where book_subjects.book_id = books.id and book_subjects.subject_id = any(${subjectIds}::int[])))::int
    + coalesce(coalesce(books.grade_id, papers.grade_id, articles.grade_id) = any(${gradeIds}::int[]), false)::int
    + (select count(*) from unnest(${words}::text[]) as word
       where strpos(coalesce(books.title, papers.title, articles.title), word) > 0)::int)`;
}

function matchesOf(columnKey: string, { subjectIds, gradeIds }: Wanted): RawBuilder<unknown> {
  switch (columnKey) {
    case 'books':
    case 'new_book':
      return sql`
        select id, null::int, null::int from books
        where grade_id = any(${gradeIds}::int[]) and exists (
          select from book_subjects
          where book_subjects.book_id = books.id and book_subjects.subject_id = any(${subjectIds}::int[]))
        order by published_at desc, id desc limit ${mostMatches}`;
    case 'exam':
    case 'hot_resource':
      return sql`
        select null::int, id, null::int from papers
        where grade_id = any(${gradeIds}::int[]) and subject_id = any(${subjectIds}::int[])
        order by created_at desc, id desc limit ${mostMatches}`;
    case 'course':
      return sql`
        select null::int, null::int, articles.id from articles
        join courses on courses.article_id = articles.id
        where articles.grade_id = any(${gradeIds}::int[]) and articles.subject_id = any(${subjectIds}::int[])
        order by articles.released_at desc, articles.id desc limit ${mostMatches}`;
    default:
      return sql`select null::int, null::int, null::int where false`;
  }
}
