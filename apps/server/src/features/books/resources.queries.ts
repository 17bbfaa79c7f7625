import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.js';
import type { DB } from '../../db/generated.js';
import { countedAccount, countOnce } from '../../shared/count-once.queries.js';
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
 * Counts the download, once a day, and records it, both or neither.
 * @returns undefined if the book has no such resource
 */
export async function takeResourceFiles(
  db: Database,
  resource: ResourceKey,
  userId: number,
): Promise<ResourceFiles | undefined> {
  return db.transaction().execute(async (transaction) => {
    const downloads = await countOnce(transaction, 'resource download', resource.id, countedAccount(userId));
    const taken = await transaction
      .updateTable('book_resources')
      .set({ download_count: sql<number>`download_count + ${downloads}` })
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

/** The resources of a book by kind. */
export function resourceGroups(eb: ExpressionBuilder<DB, 'books'>) {
  return eb
    .selectFrom('resource_kinds')
    .select((kind) => [
      'resource_kinds.id',
      'resource_kinds.name',
      jsonArrayFrom(
        kind
          .selectFrom('book_resources')
          .select([
            'book_resources.id',
            'book_resources.book_id',
            'book_resources.resource_kind_id as resource_id',
            'book_resources.show_name',
            'book_resources.download_count as download_num',
          ])
          .whereRef('book_resources.resource_kind_id', '=', 'resource_kinds.id')
          .whereRef('book_resources.book_id', '=', 'books.id')
          .orderBy('book_resources.sort')
          .orderBy('book_resources.id'),
      ).as('list'),
    ])
    .where((kind) =>
      kind.exists(
        kind
          .selectFrom('book_resources')
          .select('book_resources.id')
          .whereRef('book_resources.resource_kind_id', '=', 'resource_kinds.id')
          .whereRef('book_resources.book_id', '=', 'books.id'),
      ),
    )
    .orderBy('resource_kinds.sort');
}
