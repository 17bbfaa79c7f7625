import { SECTIONS } from '@inkstone/api/rules';
import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { hasRow } from '../../shared/row-exists.queries.js';
import { namedItems } from '../lookups/lookups.queries.js';

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
  return byId(await namedItems(db, 'grades', coursesIn(db).select('articles.grade_id')));
}

export async function subjectsOfCourses(db: Database): Promise<Record<string, string>> {
  return byId(await namedItems(db, 'subjects', coursesIn(db).select('articles.subject_id')));
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
