import { sql } from 'kysely';
import type { Database } from '../../db/database.js';

type ApplicationStatus = -1 | 0 | 1;

/** Whom a notice is for. */
export type Audience =
  | { kind: 'person'; userId: number }
  | { kind: 'role'; role: 1 | 2 | 3 | 5 }
  | { kind: 'all' }
  | { kind: 'activity'; articleId: number; statuses: readonly ApplicationStatus[] };

/** As a select can still be read. */
const mostActivities = 100;

export interface Counted {
  name: string;
  count: number;
}

export interface RecipientCount {
  count: number;
  /** What the readers of an activity consist of. */
  parts: Counted[];
  /** Who belongs to the audience and gets nothing, and why. */
  leftOut: Counted[];
}

const statusNames: Readonly<Record<ApplicationStatus, string>> = { 1: '已通过', 0: '待审核', '-1': '未通过' };

/** Everybody of the audience, also those whose account is stopped. */
function membersOf(db: Database, audience: Audience) {
  const users = db.selectFrom('users');
  switch (audience.kind) {
    case 'person':
      return users.where('users.id', '=', audience.userId);
    case 'role':
      return users.where('users.role', '=', audience.role);
    case 'all':
      return users;
    case 'activity':
      return users.where('users.id', 'in', (query) =>
        query
          .selectFrom('activity_applications')
          .select('user_id')
          .where('article_id', '=', audience.articleId)
          .where(sql<boolean>`status = any (${audience.statuses})`),
      );
  }
}

/** Who gets the notice. A stopped account cannot be opened, so nobody would read it. */
export function recipientsOf(db: Database, audience: Audience) {
  return membersOf(db, audience).where('users.stopped_at', 'is', null);
}

export async function countRecipients(db: Database, audience: Audience): Promise<RecipientCount> {
  const { all, stopped } = await membersOf(db, audience)
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where users.stopped_at is not null)`.as('stopped'),
    ])
    .executeTakeFirstOrThrow();
  const applications = audience.kind === 'activity' ? await applicationsTo(db, audience.articleId) : [];
  const isChosen = ({ status }: { status: ApplicationStatus }): boolean =>
    audience.kind === 'activity' && audience.statuses.includes(status);
  const isGone = audience.kind === 'person' && all === 0;
  return {
    count: all - stopped,
    parts: applications.filter(isChosen).map(named),
    leftOut: [
      ...applications.filter((one) => !isChosen(one)).map(named),
      { name: '账号已停用', count: stopped },
      { name: '账号已注销', count: isGone ? 1 : 0 },
    ].filter(({ count }) => count > 0),
  };
}

async function applicationsTo(db: Database, articleId: number) {
  return db
    .selectFrom('activity_applications')
    .select(['status', sql<number>`count(*)`.as('count')])
    .where('article_id', '=', articleId)
    .groupBy('status')
    .orderBy('status', 'desc')
    .execute();
}

function named({ status, count }: { status: ApplicationStatus; count: number }): Counted {
  return { name: statusNames[status], count };
}

/** How a reader is called in a notice. */
export const recipientName = sql<string>`coalesce(nullif(users.real_name, ''), users.nickname)`;

/** The name of somebody who gets the notice, for the preview; undefined if there is nobody. */
export async function sampleRecipient(db: Database, audience: Audience): Promise<string | undefined> {
  const found = await recipientsOf(db, audience)
    .select(recipientName.as('name'))
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst();
  return found?.name;
}

/** The activities that a notice can be for, the newest first. */
export async function activitiesWithApplications(db: Database) {
  return db
    .selectFrom('activities')
    .innerJoin('all_articles', 'all_articles.id', 'activities.article_id')
    .select(['all_articles.id', 'all_articles.title'])
    .where('activities.article_id', 'in', (query) =>
      query.selectFrom('activity_applications').select('article_id'),
    )
    .orderBy('activities.starts_at', 'desc')
    .orderBy('all_articles.id', 'desc')
    .limit(mostActivities)
    .execute();
}
