import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { downloadTypes, recordDownload } from '../../shared/downloads.queries.js';

export interface ResourceKey {
  id: number;
  bookId: number;
  kindId: number;
}

export interface ResourceFiles {
  name: string;
  fileKeys: string[];
}

/**
 * Counts the download and records it, both or neither.
 * @returns undefined if the book has no such resource
 */
export async function takeResourceFiles(
  db: Database,
  resource: ResourceKey,
  userId: number,
): Promise<ResourceFiles | undefined> {
  return db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .updateTable('book_resources')
      .set({ download_count: sql<number>`download_count + 1` })
      .where('id', '=', resource.id)
      .where('book_id', '=', resource.bookId)
      .where('resource_kind_id', '=', resource.kindId)
      .returning(['show_name as name', 'file_keys as fileKeys'])
      .executeTakeFirst();
    if (taken === undefined) return undefined;
    await recordDownload(transaction, {
      userId,
      type: downloadTypes.bookResource,
      contentId: resource.id,
    });
    return taken;
  });
}
