import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.js';
import { contentTypes } from '../../shared/content-types.js';
import { isFavourite } from '../../shared/is-favourite.queries.js';
import { type Collectable, isOneOf } from '../../shared/own-state.queries.js';
import { toFlag } from '../../shared/wire.js';

/**
 * What a logged-in user sees differently from the answer that visitors share: their favourites. The counts are read
 * again too, so that a download shows at once to the user who made it.
 */

export async function booksOfUser<Book extends Collectable>(
  db: Database,
  books: readonly Book[],
  userId: number,
): Promise<Book[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('content_id')
    .where('user_id', '=', userId)
    .where('type', '=', contentTypes.book)
    .where((eb) => isOneOf(eb.ref('content_id'), books))
    .execute();
  const favourites = new Set(rows.map((row) => row.content_id));
  return books.map((book) => ({ ...book, is_collect: toFlag(favourites.has(book.id)) }));
}

interface BookWithResources extends Collectable {
  resource: readonly { list: readonly { id: number; download_num: number }[] }[];
}

export async function bookOfUser<Book extends BookWithResources>(
  db: Database,
  book: Book,
  userId: number,
): Promise<Book> {
  const { is_favourite: isCollected, counts } = await db
    .selectNoFrom((eb) => [
      isFavourite(userId, contentTypes.book, eb.val(book.id)).as('is_favourite'),
      jsonArrayFrom(
        eb.selectFrom('book_resources').select(['id', 'download_count']).where('book_id', '=', book.id),
      ).as('counts'),
    ])
    .executeTakeFirstOrThrow();
  const countOf = new Map(counts.map((resource) => [resource.id, resource.download_count]));
  const resource = book.resource.map((group) => ({
    ...group,
    list: group.list.map((one) => ({ ...one, download_num: countOf.get(one.id) ?? one.download_num })),
  }));
  return { ...book, resource, is_collect: toFlag(isCollected) };
}
