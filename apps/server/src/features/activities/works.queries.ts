import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { activityTypes } from './applications.queries.js';

/** 1 approved, -1 rejected. */
export type Decision = 1 | -1;

/** The students' works: waiting ones first, then the latest first. */
export async function newestWorks(db: Database, most: number) {
  return db
    .selectFrom('activity_applications')
    .innerJoin('activities', 'activities.article_id', 'activity_applications.article_id')
    .innerJoin('all_articles', 'all_articles.id', 'activity_applications.article_id')
    .select([
      'activity_applications.id',
      'activity_applications.status',
      'activity_applications.name',
      'activity_applications.school',
      'activity_applications.file_keys',
      'activity_applications.updated_at',
      'all_articles.title',
    ])
    .where('activities.activity_type', '=', activityTypes.students)
    .orderBy(sql`activity_applications.status = 0`, 'desc')
    .orderBy('activity_applications.updated_at', 'desc')
    .orderBy('activity_applications.id', 'desc')
    .limit(most)
    .execute();
}

export type WorkLine = Awaited<ReturnType<typeof newestWorks>>[number];

export async function decideOnWork(db: Database, id: number, status: Decision): Promise<boolean> {
  const decided = await db
    .updateTable('activity_applications')
    .from('activities')
    .set({ status })
    .whereRef('activities.article_id', '=', 'activity_applications.article_id')
    .where('activities.activity_type', '=', activityTypes.students)
    .where('activity_applications.id', '=', id)
    .returning('activity_applications.id')
    .executeTakeFirst();
  return decided !== undefined;
}
