import type { Database } from '../db/database.js';
import { toArticleSummary } from './article-wire.js';
import { selectSummaries as selectArticles } from './articles.js';
import { selectSummaries as selectBooks, toSummary as toBook } from './books.js';
import { type ContentType, contentOf, contentTypes } from './favourites.js';
import type { Page } from './paging.js';
import { selectSummaries as selectPapers, toSummary as toPaper } from './papers.js';

/**
 * One page of what a person collected of one kind, the latest first; what has been removed since is neither
 * listed nor counted.
 */
export async function listMyFavourites(db: Database, userId: number, type: ContentType, page: Page) {
  const [list, count] = await Promise.all([
    listOf(db, userId, type, page),
    countFavourites(db, userId, type),
  ]);
  return { list, count };
}

async function listOf(db: Database, userId: number, type: ContentType, page: Page) {
  switch (type) {
    case contentTypes.paper:
      return listPapers(db, userId, page);
    case contentTypes.book:
      return listBooks(db, userId, page);
    case contentTypes.article:
    case contentTypes.activity:
    case contentTypes.course:
      return listArticles(db, userId, type, page);
  }
}

// Whoever lists their own favourites sees favourites: nothing has to be looked up for is_collect.
const collected = { is_collect: 1 } as const;

async function listPapers(db: Database, userId: number, page: Page) {
  const rows = await selectPapers(db, undefined)
    .innerJoin('favourites', 'favourites.content_id', 'papers.id')
    .select('favourites.id as favourite_id')
    .where('favourites.user_id', '=', userId)
    .where('favourites.type', '=', contentTypes.paper)
    .orderBy('favourites.created_at', 'desc')
    .orderBy('favourites.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => ({
    id: row.favourite_id,
    type: contentTypes.paper,
    content: { ...toPaper(row), ...collected },
  }));
}

async function listBooks(db: Database, userId: number, page: Page) {
  const rows = await selectBooks(db, undefined)
    .innerJoin('favourites', 'favourites.content_id', 'books.id')
    .select('favourites.id as favourite_id')
    .where('favourites.user_id', '=', userId)
    .where('favourites.type', '=', contentTypes.book)
    .orderBy('favourites.created_at', 'desc')
    .orderBy('favourites.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => ({
    id: row.favourite_id,
    type: contentTypes.book,
    content: { ...toBook(row), ...collected },
  }));
}

type ArticleType = Exclude<ContentType, typeof contentTypes.paper | typeof contentTypes.book>;

async function listArticles(db: Database, userId: number, type: ArticleType, page: Page) {
  const rows = await selectArticles(db, undefined)
    .innerJoin('favourites', 'favourites.content_id', 'articles.id')
    .select('favourites.id as favourite_id')
    .where('favourites.user_id', '=', userId)
    .where('favourites.type', '=', type)
    .where((eb) => eb.exists(contentOf(db, type, eb.ref('favourites.content_id'))))
    .orderBy('favourites.created_at', 'desc')
    .orderBy('favourites.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => ({
    id: row.favourite_id,
    type,
    content: { ...toArticleSummary(row), ...collected },
  }));
}

async function countFavourites(db: Database, userId: number, type: ContentType): Promise<number> {
  const { count } = await db
    .selectFrom('favourites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where((eb) => eb.exists(contentOf(db, type, eb.ref('favourites.content_id'))))
    .executeTakeFirstOrThrow();
  return count;
}
