import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../db/generated.js';

/** Views of what the site shows, and the tables behind them that have also what was withdrawn. */
interface Sources {
  articles: 'articles' | 'all_articles';
  books: 'books' | 'all_books';
  papers: 'papers' | 'all_papers';
}

/** A source of a query with the columns of the view. */
export function shownOrAll<View extends keyof Sources>(source: Sources[View]): RawBuilder<DB[View]> {
  return sql<DB[View]>`${sql.table(source)}`;
}
