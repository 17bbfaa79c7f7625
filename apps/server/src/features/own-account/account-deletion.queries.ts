import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.js';
import { deleteUnlocked } from '../../db/delete-unlocked.js';
import type { DB } from '../../db/generated.js';
import type { FileStore } from '../../ports/files/file-store.js';
import { deleteReleased, releaseUploads } from '../../shared/uploads.queries.js';

interface Storage {
  db: Database;
  files: FileStore;
}

/**
 * Deletes a user and everything personal, which goes with the row. Download counts name nobody and stay.
 * @param together what is written in the same transaction, such as who did it
 * @returns the key of the avatar, which the caller deletes; '' if there was none
 */
export async function deleteAccount(
  storage: Storage,
  userId: number,
  together?: (transaction: Database) => Promise<void>,
): Promise<string> {
  const { keys, avatarKey } = await storage.db.transaction().execute(async (transaction) => {
    // Locked first: another request of the user writes either before this or fails after it.
    const user = await transaction
      .selectFrom('users')
      .select(['phone', 'email', 'avatar_key'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const accounts = [user.phone, user.email].filter((account) => account !== null);
    const submitted = await deleteSubmissions(transaction, userId);
    await releaseUploads(transaction, submitted);
    const unclaimed = await transaction
      .selectFrom('uploads')
      .select('file_key')
      .where('user_id', '=', userId)
      .where('claimed_at', 'is', null)
      .execute();
    await transaction.deleteFrom('verification_codes').where('account', 'in', accounts).execute();
    // Skips one that is being sent: its sender waits for the user, who is locked here.
    await deleteUnlocked(transaction, 'notices', sql`user_id = ${userId}`);
    await transaction.deleteFrom('deliveries').where('recipient', 'in', accounts).execute();
    await transaction.deleteFrom('outbox_messages').where('recipient', 'in', accounts).execute();
    await transaction.deleteFrom('users').where('id', '=', userId).execute();
    await together?.(transaction);
    return { keys: unclaimed.map(({ file_key }) => file_key), avatarKey: user.avatar_key };
  });
  await deleteReleased(storage, keys);
  return avatarKey;
}

/** @returns the keys of their files */
async function deleteSubmissions(transaction: Transaction<DB>, userId: number): Promise<string[]> {
  const works = await transaction
    .deleteFrom('activity_applications')
    .where('user_id', '=', userId)
    .returning('file_keys as keys')
    .execute();
  const feedbacks = await transaction
    .deleteFrom('book_feedbacks')
    .where('user_id', '=', userId)
    .returning('image_keys as keys')
    .execute();
  await transaction.deleteFrom('book_donations').where('user_id', '=', userId).execute();
  return [...works, ...feedbacks].flatMap(({ keys }) => keys);
}
