import { sql, type SqlBool } from 'kysely';
import type { Database } from '../db/database.js';
import { downloadTypes, recordDownload } from './downloads.js';

/** A paper's files, to be called by its title on a reader's disk. */
export interface PaperFiles {
  name: string;
  fileKeys: string[];
}

/** @returns undefined when there is no such paper, or nothing to show of it */
export async function findPaperFiles(db: Database, id: number): Promise<PaperFiles | undefined> {
  return db
    .selectFrom('papers')
    .select(['title as name', 'file_keys as fileKeys'])
    .where('id', '=', id)
    .where(hasFiles)
    .executeTakeFirst();
}

/**
 * Counts the download and records whose it was, both or neither.
 * @returns undefined when there is no such paper, or nothing to take of it
 */
export async function takePaperFiles(
  db: Database,
  id: number,
  userId: number,
): Promise<PaperFiles | undefined> {
  return db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .updateTable('papers')
      .set({ download_count: sql<number>`download_count + 1` })
      .where('id', '=', id)
      .where(hasFiles)
      .returning(['title as name', 'file_keys as fileKeys'])
      .executeTakeFirst();
    if (taken === undefined) return undefined;
    await recordDownload(transaction, { userId, type: downloadTypes.paper, contentId: id });
    return taken;
  });
}

const hasFiles = sql<SqlBool>`cardinality(file_keys) > 0`;
