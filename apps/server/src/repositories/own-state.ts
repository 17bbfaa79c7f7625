import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/database.js';
import { contentTypes, isFavourite } from './favourites.js';
import { toFlag } from './wire.js';

/**
 * What a logged-in user sees differently from the answer that visitors share: their favourites. The counts are read
 * again too, so that a download shows at once to the user who made it.
 */

interface Collectable {
  id: number;
  is_collect: 0 | 1;
}

export async function papersOfUser<Paper extends Collectable & { views: number; downloads: number }>(
  db: Database,
  papers: readonly Paper[],
  userId: number,
): Promise<Paper[]> {
  const rows = await db
    .selectFrom('papers')
    .select((eb) => [
      'id',
      'view_count',
      'download_count',
      isFavourite(userId, contentTypes.paper, eb.ref('papers.id')).as('is_favourite'),
    ])
    .where((eb) => isOneOf(eb.ref('id'), papers))
    .execute();
  const states = new Map(rows.map((row) => [row.id, row]));
  return papers.map((paper) => {
    const state = states.get(paper.id);
    if (state === undefined) return paper;
    const { view_count: views, download_count: downloads, is_favourite: isCollected } = state;
    return { ...paper, views, downloads, is_collect: toFlag(isCollected) };
  });
}

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

/** One statement for any number of items: `in` would be another one for each length of the list. */
function isOneOf(id: Expression<number>, items: readonly { id: number }[]) {
  return sql<boolean>`${id} = any (${items.map((item) => item.id)}::int[])`;
}
