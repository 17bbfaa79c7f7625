import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../db/database.js';
import { countedAccount, countOnce } from '../../shared/count-once.queries.js';
import { downloadTypes, recordDownload } from '../../shared/downloads.queries.js';

/** A paper's files; a downloaded file gets its title as the name. */
export interface PaperFiles {
  name: string;
  fileKeys: string[];
}

export async function findPaperFiles(db: Database, id: number): Promise<PaperFiles | undefined> {
  return db
    .selectFrom('papers')
    .select(['title as name', 'file_keys as fileKeys'])
    .where('id', '=', id)
    .where(hasFiles)
    .executeTakeFirst();
}

/**
 * Counts the download, once a day, and records it, both or neither.
 * @returns undefined if there is no such paper or it has no files
 */
export async function takePaperFiles(
  db: Database,
  id: number,
  userId: number,
): Promise<PaperFiles | undefined> {
  return db.transaction().execute(async (transaction) => {
    const downloads = await countOnce(transaction, 'paper download', id, countedAccount(userId));
    const taken = await transaction
      .updateTable('papers')
      .set({ download_count: sql<number>`download_count + ${downloads}` })
      .where('id', '=', id)
      .where(hasFiles)
      .returning(['title as name', 'file_keys as fileKeys'])
      .executeTakeFirst();
    if (taken === undefined) return undefined;
    await recordDownload(transaction, { userId, type: downloadTypes.paper, contentId: id });
    return taken;
  });
}

/** A file of each, for asking whether they are there. */
export async function newestPaperKeys(db: Database): Promise<string[]> {
  const found = await db
    .selectFrom('papers')
    .select(sql<string>`file_keys[1]`.as('key'))
    .where(hasFiles)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  return found.map(({ key }) => key);
}

const hasFiles = sql<SqlBool>`cardinality(file_keys) > 0`;
