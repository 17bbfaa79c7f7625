import { SECTIONS } from '@inkstone/api/rules';
import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { hasRow } from '../../shared/row-exists.queries.js';

/** @returns false if there is no such article or it has no video */
export async function countPlay(db: Database, articleId: number): Promise<boolean> {
  const counted = await db
    .updateTable('courses')
    .set({ play_count: sql<number>`play_count + 1` })
    .where('article_id', '=', articleId)
    .where('video_key', '<>', '')
    .where(hasRow('articles', articleId))
    .returning('article_id')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function gradesOfCourses(db: Database): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('grades')
    .select(['grades.id', 'grades.name'])
    .where((eb) => eb('grades.id', 'in', coursesIn(db).select('articles.grade_id')))
    .orderBy('grades.id')
    .execute();
  return byId(rows);
}

export async function subjectsOfCourses(db: Database): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('subjects')
    .select(['subjects.id', 'subjects.name'])
    .where((eb) => eb('subjects.id', 'in', coursesIn(db).select('articles.subject_id')))
    .orderBy('subjects.id')
    .execute();
  return byId(rows);
}

/** Without replays of the special subject, which are in another column. */
function coursesIn(db: Database) {
  return db
    .selectFrom('courses')
    .innerJoin('articles', 'articles.id', 'courses.article_id')
    .where('articles.column_id', '=', SECTIONS.onlineLearning.id);
}

function byId(rows: readonly { id: number; name: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
