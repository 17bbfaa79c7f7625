import type { Database } from '../db/database.js';
import { Refusal } from '../errors/refusal.js';
import { rowExists } from './row-exists.queries.js';

/** The tables behind the views of what the site shows, and the noun for one of their rows. */
const nouns = { all_articles: '文章', all_books: '图书', all_papers: '试卷' } as const;

/** Old links and favourites lead to content that was withdrawn. */
export async function notShown(db: Database, table: keyof typeof nouns, id: number): Promise<Refusal> {
  const noun = nouns[table];
  return (await rowExists(db, table, id))
    ? Refusal.withdrawn(`该${noun}已下架`)
    : Refusal.noSuchItem(`该${noun}不存在`);
}
