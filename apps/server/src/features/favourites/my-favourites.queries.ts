import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { type ContentType, contentTypes } from '../../shared/content-types.js';
import type { Page } from '../../shared/paging.js';
import { listRecords } from '../../shared/personal-records.queries.js';
import { hasRow, isPartOfArticle } from '../../shared/row-exists.queries.js';
import { toFlag } from '../../shared/wire.js';
import { selectSummaries as selectArticles } from '../articles/summaries.queries.js';
import { toArticleSummary } from '../articles/summary.wire.js';
import { selectSummaries as selectBooks, toSummary as toBook } from '../books/books.queries.js';
import { selectSummaries as selectPapers, toSummary as toPaper } from '../papers/papers.queries.js';

/** Whether each type has such content, shown or withdrawn. */
const exists: Readonly<Record<ContentType, (id: Expression<number>) => RawBuilder<boolean>>> = {
  [contentTypes.paper]: (id) => hasRow('all_papers', id),
  [contentTypes.book]: (id) => hasRow('all_books', id),
  [contentTypes.article]: (id) => hasRow('all_articles', id),
  [contentTypes.activity]: (id) => isPartOfArticle('activities', id),
  [contentTypes.course]: (id) => isPartOfArticle('courses', id),
};

/** The latest first, also withdrawn ones. */
export async function listMyFavourites(db: Database, userId: number, type: ContentType, page: Page) {
  const { rows, count } = await listRecords(
    db,
    { table: 'favourites', userId, type, contentExists: exists[type] },
    page,
  );
  return { list: rows.length === 0 ? [] : await withContents(db, type, rows), count };
}

interface FavouriteRow {
  id: number;
  content_id: number;
}

async function withContents(db: Database, type: ContentType, rows: readonly FavouriteRow[]) {
  const ids = rows.map((row) => row.content_id);
  switch (type) {
    case contentTypes.paper: {
      const papers = selectPapers(db, undefined, 'all_papers').select(isWithdrawn('papers'));
      return toFavourites(rows, type, await papers.where('papers.id', 'in', ids).execute(), toPaper);
    }
    case contentTypes.book: {
      const books = selectBooks(db, undefined, 'all_books').select(isWithdrawn('books'));
      return toFavourites(rows, type, await books.where('books.id', 'in', ids).execute(), toBook);
    }
    case contentTypes.article:
    case contentTypes.activity:
    case contentTypes.course: {
      const articles = selectArticles(db, undefined, 'all_articles').select(isWithdrawn('articles'));
      return toFavourites(
        rows,
        type,
        await articles.where('articles.id', 'in', ids).execute(),
        toArticleSummary,
      );
    }
  }
}

function isWithdrawn(table: 'papers' | 'books' | 'articles') {
  return sql<boolean>`${sql.ref(`${table}.withdrawn_at`)} is not null`.as('is_withdrawn');
}

function toFavourites<Type extends ContentType, Row extends { id: number; is_withdrawn: boolean }, Content>(
  rows: readonly FavouriteRow[],
  type: Type,
  found: readonly Row[],
  toContent: (row: Row) => Content,
) {
  const byId = new Map(found.map((one) => [one.id, one]));
  return rows.flatMap(({ id, content_id }) => {
    const one = byId.get(content_id);
    // Removed since the page was read.
    if (one === undefined) return [];
    // Every item of this list is a favourite, so the queries do not look it up.
    const content = { ...toContent(one), is_collect: 1 as const };
    return [{ id, type, is_withdrawn: toFlag(one.is_withdrawn), content }];
  });
}
