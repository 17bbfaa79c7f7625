import { attachmentTypes } from '@inkstone/forms/rules';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { DB } from '../../db/generated.js';
import type { FileStore } from '../../ports/files/file-store.js';
import type { UploadedFile } from '../../ports/files/uploaded-file.js';
import { hasRow } from '../../shared/row-exists.queries.js';
import { claimKeys, claimUploads, keepUpload, releaseUploads } from '../../shared/uploads.queries.js';

/** `activities.activity_type`: whom an activity is for. */
export const activityTypes = { teachers: 1, students: 2 } as const;
export type ActivityType = (typeof activityTypes)[keyof typeof activityTypes];

const approved = 1;
const rejected = -1;
const isEnded = sql<boolean>`ends_at <= now()`.as('isEnded');

export async function findActivity(
  db: Database,
  articleId: number,
): Promise<{ type: ActivityType; isEnded: boolean } | undefined> {
  return db
    .selectFrom('activities')
    .select(['activity_type as type', isEnded])
    .where('article_id', '=', articleId)
    .where(hasRow('articles', articleId))
    .executeTakeFirst();
}

export interface NewApplication {
  articleId: number;
  userId: number;
  /** The columns that a user fills in, with trimmed texts. */
  filled: Omit<Insertable<DB['activity_applications']>, 'article_id' | 'user_id' | 'file_keys' | 'status'>;
  fileUrls: readonly string[];
}

/**
 * Enrols a user and claims the uploads, both or neither.
 * @returns the id; undefined if the user is already enrolled
 * @throws InvalidInput if a file is not one of our uploads
 */
export async function addApplication(db: Database, application: NewApplication): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('activity_applications')
      .values({
        article_id: application.articleId,
        user_id: application.userId,
        ...application.filled,
      })
      .onConflict((conflict) => conflict.columns(['article_id', 'user_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return undefined;
    const types = attachmentTypes;
    const file_keys = await claimUploads(transaction, application.fileUrls, {
      field: 'files',
      userId: application.userId,
      types,
    });
    await transaction
      .updateTable('activity_applications')
      .set({ file_keys })
      .where('id', '=', added.id)
      .execute();
    return added.id;
  });
}

/** With `type`, only to activities of that type. */
export interface OwnApplication {
  id: number;
  userId: number;
  type?: ActivityType;
}

export async function findApplication(db: Database, application: OwnApplication) {
  return ownApplication(db, application)
    .select([
      'activity_applications.id',
      'activity_applications.article_id',
      'activity_applications.name',
      'activity_applications.school',
      'activity_applications.tel',
      'activity_applications.file_keys',
      'activity_applications.status',
      'activity_applications.note',
      'activity_applications.created_at',
      isEnded,
    ])
    .executeTakeFirst();
}

function ownApplication(db: Database, { id, userId, type }: OwnApplication) {
  return db
    .selectFrom('activity_applications')
    .innerJoin('activities', 'activities.article_id', 'activity_applications.article_id')
    .where('activity_applications.id', '=', id)
    .where('activity_applications.user_id', '=', userId)
    .$if(type !== undefined, (query) => query.where('activities.activity_type', '=', type ?? null));
}

export type Replacement = 'replaced' | 'unknown' | 'approved' | 'ended';

/** Replaces the files of an application, which is then reviewed again. The old files are deleted later. */
export async function replaceFile(
  storage: { db: Database; files: FileStore },
  application: OwnApplication,
  { file, ...changed }: { file: UploadedFile; name?: string; school?: string },
): Promise<Replacement> {
  // Checked before the file is stored, and again in the transaction.
  const known = await findApplication(storage.db, application);
  const refused = refusalOf(known);
  if (refused !== undefined) return refused;
  const key = await keepUpload(storage, file, application.userId);
  return storage.db.transaction().execute(async (transaction) => {
    const current = await ownApplication(transaction, application)
      .select(['activity_applications.file_keys', 'activity_applications.status', isEnded])
      .forUpdate('activity_applications')
      .executeTakeFirst();
    const refusedNow = refusalOf(current);
    if (current === undefined || refusedNow !== undefined) return refusedNow ?? 'unknown';
    await claimKeys(transaction, [key], application.userId);
    await releaseUploads(transaction, current.file_keys);
    await transaction
      .updateTable('activity_applications')
      .set({ ...changed, file_keys: [key], status: 0, contacted_at: null, updated_at: sql<Date>`now()` })
      .where('id', '=', application.id)
      .execute();
    return 'replaced';
  });
}

/** After the end nothing that waits for its review changes any more; a missing file may still be added. */
function refusalOf(
  found: { status: number; file_keys: readonly string[]; isEnded: boolean } | undefined,
): Exclude<Replacement, 'replaced'> | undefined {
  if (found === undefined) return 'unknown';
  if (found.status === approved) return 'approved';
  return found.isEnded && found.status !== rejected && found.file_keys.length > 0 ? 'ended' : undefined;
}
