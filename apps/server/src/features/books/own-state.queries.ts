import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { contentTypes } from '../../shared/content-types.js';
import { isAmong } from '../../shared/is-among.queries.js';
import { jointly } from '../../shared/jointly.js';
import type { Collectable, FindFavourites } from '../../shared/own-favourites.queries.js';
import { toFlag } from '../../shared/wire.js';

/** What a logged-in user sees differently from the answer that visitors share: their favourites. */
export function createBooksOfUser(findFavourites: FindFavourites) {
  return async <Book extends Collectable>(books: readonly Book[], userId: number): Promise<Book[]> => {
    const ids = books.map(({ id }) => id);
    const favourites = await findFavourites({ userId, type: contentTypes.book, ids });
    return books.map((book) => ({ ...book, is_collect: toFlag(favourites.has(book.id)) }));
  };
}

interface BookWithResources extends Collectable {
  resource: readonly { list: readonly { id: number; download_num: number }[] }[];
}

/** The counts are read again too, so that a download shows at once to the user who made it. */
export function createBookOfUser(db: Database, findFavourites: FindFavourites) {
  const findDownloads = createDownloadsFinder(db);
  return async <Book extends BookWithResources>(book: Book, userId: number): Promise<Book> => {
    const [downloads, favourites] = await Promise.all([
      findDownloads(book.id),
      findFavourites({ userId, type: contentTypes.book, ids: [book.id] }),
    ]);
    const resource = book.resource.map((group) => ({
      ...group,
      list: group.list.map((one) => ({ ...one, download_num: downloads.get(one.id) ?? one.download_num })),
    }));
    return { ...book, resource, is_collect: toFlag(favourites.has(book.id)) };
  };
}

function createDownloadsFinder(db: Database) {
  return jointly<number, ReadonlyMap<number, number>>(async (asked) => {
    const ids = [...new Set(asked)];
    const rows = await db
      .selectFrom('book_resources')
      .select(['id', 'download_count'])
      .where((eb) => isAmong(eb.ref('book_id'), sql.val(ids)))
      .execute();
    const downloads = new Map(rows.map((row) => [row.id, row.download_count]));
    return asked.map(() => downloads);
  });
}
