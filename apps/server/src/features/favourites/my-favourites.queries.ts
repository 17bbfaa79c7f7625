import type { Database } from '../../db/database.js';
import { contentTables, type ContentType, contentTypes } from '../../shared/content-types.js';
import type { Page } from '../../shared/paging.js';
import { listRecords } from '../../shared/personal-records.queries.js';
import { hasRow } from '../../shared/row-exists.queries.js';
import { selectSummaries as selectArticles } from '../articles/summaries.queries.js';
import { toArticleSummary } from '../articles/summary.wire.js';
import { selectSummaries as selectBooks, toSummary as toBook } from '../books/books.queries.js';
import { selectSummaries as selectPapers, toSummary as toPaper } from '../papers/papers.queries.js';

/** One page of a user's favourites of one type, the latest first. */
export async function listMyFavourites(db: Database, userId: number, type: ContentType, page: Page) {
  const { rows, count } = await listRecords(
    db,
    { table: 'favourites', userId, type, contentExists: (id) => hasRow(contentTables[type], id) },
    page,
  );
  return { list: rows.length === 0 ? [] : await withContents(db, type, rows), count };
}

/** A favourite and the id of its content. */
interface FavouriteRow {
  id: number;
  content_id: number;
}

async function withContents(db: Database, type: ContentType, rows: readonly FavouriteRow[]) {
  const ids = rows.map((row) => row.content_id);
  switch (type) {
    case contentTypes.paper: {
      const papers = await selectPapers(db, undefined).where('papers.id', 'in', ids).execute();
      return toFavourites(rows, type, papers.map(toPaper));
    }
    case contentTypes.book: {
      const books = await selectBooks(db, undefined).where('books.id', 'in', ids).execute();
      return toFavourites(rows, type, books.map(toBook));
    }
    case contentTypes.article:
    case contentTypes.activity:
    case contentTypes.course: {
      const articles = await selectArticles(db, undefined).where('articles.id', 'in', ids).execute();
      return toFavourites(rows, type, articles.map(toArticleSummary));
    }
  }
}

function toFavourites<Type extends ContentType, Content extends { id: number }>(
  rows: readonly FavouriteRow[],
  type: Type,
  contents: readonly Content[],
) {
  const byId = new Map(contents.map((content) => [content.id, content]));
  return rows.flatMap((row) => {
    const content = byId.get(row.content_id);
    // Removed since the page was read.
    if (content === undefined) return [];
    // Every item of this list is a favourite, so the queries do not look it up.
    return [{ id: row.id, type, content: { ...content, is_collect: 1 as const } }];
  });
}
