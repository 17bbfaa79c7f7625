import { sql } from 'kysely';

import { type Database, insert } from './server.js';

/** Ids that the states refer to (see states.ts). */
export const HIGH_SCHOOL = 9;
export const SENIOR_3 = 169;
export const MATHEMATICS = 2;
const ORIGINAL_PAPERS = 17;
export const PROVINCE = 11;
const PAPER_TYPE = 1;
export const READER = 3;
export const READER_ACCOUNT = '13800000003';

/**
 * Empties all tables except the list of migrations and the version of the papers, which rises instead. Between two
 * interactions most tables are empty, so deleting the rows takes a tenth of the time of truncating all tables.
 */
async function emptyTables(db: Database): Promise<void> {
  await sql`
    do $$
    declare one record;
    begin
      -- Rows go in any order, and nothing is counted or kept because of it.
      set local session_replication_role = replica;
      for one in
        select tablename as name from pg_tables
         where schemaname = 'public' and tablename not in ('schema_migrations', 'paper_version')
      loop
        execute format('delete from public.%I', one.name);
      end loop;
      update paper_version set version = version + 1;
      for one in select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null
      loop
        execute format('alter sequence public.%I restart', one.name);
      end loop;
    end $$
  `.execute(db);
}

/** Resets the database to the lookups that all states need. */
export async function resetDatabase(db: Database): Promise<void> {
  await emptyTables(db);
  await insert(db, {
    stages: { id: HIGH_SCHOOL, name: '高中', sort: 1 },
    grades: { id: SENIOR_3, stage_id: HIGH_SCHOOL, name: '高三', sort: 1 },
    subjects: { id: MATHEMATICS, name: '数学', sort: 1 },
    stage_subjects: { stage_id: HIGH_SCHOOL, subject_id: MATHEMATICS },
    provinces: { id: PROVINCE, name: '北京市', short_name: '北京', sort: 1 },
    paper_types: { id: PAPER_TYPE, name: '期中考试', sort: 1 },
    book_categories: { id: ORIGINAL_PAPERS, name: '原创试卷', sort: 1 },
  });
}

export async function insertPaper(db: Database, paperId?: number): Promise<void> {
  await insert(db, {
    papers: {
      ...(paperId !== undefined && { id: paperId }),
      title: '高三数学期中试卷',
      stage_id: HIGH_SCHOOL,
      grade_id: SENIOR_3,
      subject_id: MATHEMATICS,
      province_id: PROVINCE,
      type_id: PAPER_TYPE,
      year: 2026,
      is_hot: true,
      file_keys: ['papers/1.pdf'],
      created_at: '2026-11-12T01:30:00Z',
    },
  });
  // The preview is not cut from the file, which is not there.
  await db
    .insertInto('paper_previews')
    .values({ file_key: 'papers/1.pdf', preview_key: 'previews/papers/1.pdf', page_count: 8 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertBook(db: Database, bookId: number): Promise<void> {
  await insert(db, {
    books: {
      id: bookId,
      title: '高考数学总复习',
      description_html: '<p>每课一练。</p>',
      cover_key: 'public/books/cover.webp',
      stage_id: HIGH_SCHOOL,
      grade_id: SENIOR_3,
      version_year: 2027,
      published_at: '2026-09-01T00:00:00Z',
      price_cents: 4680,
    },
    book_subjects: { book_id: bookId, subject_id: MATHEMATICS },
    book_category_books: { book_id: bookId, category_id: ORIGINAL_PAPERS },
  });
}

export async function insertReader(db: Database, account: string, passwordHash: string): Promise<void> {
  await insert(db, {
    users: {
      id: READER,
      role: 3,
      phone: account,
      nickname: '周老师',
      password_hash: passwordHash,
      grade_id: SENIOR_3,
      province_id: PROVINCE,
    },
  });
}

/** Inserts another user, who is not logged in. @returns the user's id */
export async function insertSomebodyElse(db: Database, phone = '13800000009'): Promise<number> {
  const somebody = { role: 1, phone, nickname: '小林', password_hash: '' } as const;
  const { id } = await db
    .insertInto('users')
    .values({ ...somebody, id: READER + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
