import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../db/generated.js';

interface Sources {
  articles: 'articles' | 'all_articles';
  books: 'books' | 'all_books';
  papers: 'papers' | 'all_papers';
}

export function shownOrAll<View extends keyof Sources>(source: Sources[View]): RawBuilder<DB[View]> {
  return sql<DB[View]>`${sql.table(source)}`;
}
