import { type Book, buildBooks } from './books/build-books.js';
import type { Row } from './db/insert.js';
import type { Picture } from './media/draw-picture.js';
import { buildPapers, type Paper, paperRows } from './papers/build-papers.js';
import { buildBelongings } from './people/belongings.js';
import { genuineCodeRows } from './people/genuine-codes.js';
import { avatarPictures, messageRows, userRows } from './people/users.js';
import { menuTitles } from './site/menu.js';
import { platformLogos, platformPictures } from './site/platforms.js';
import { type Article, recommendationRows } from './site/recommendations.js';

export interface Content {
  books: readonly Book[];
  papers: readonly Paper[];
  pictures: readonly Picture[];
  /** Accounts without password hashes. */
  users: readonly Row[];
  /** Tables with their rows, in an order that the foreign keys allow. */
  tables: readonly (readonly [table: string, rows: readonly Row[]])[];
}

/** The tables that come with rows, and what the content changes in them, by id. */
export const changes: readonly (readonly [table: string, rows: readonly Row[]])[] = [
  ['menu_items', menuTitles],
  ['store_platforms', platformLogos()],
];

/**
 * The rest of the demonstration content: rows and files to write. Pure: the same articles give the same.
 * @param imported the articles of the folder, in the order of their ids
 */
export function buildContent(imported: readonly Article[]): Content {
  const books = buildBooks();
  const papers = buildPapers();
  const owned = buildBelongings(books, papers, imported);
  const users = userRows();
  return {
    books,
    papers,
    users,
    pictures: [...avatarPictures(), ...platformPictures()],
    tables: [
      ['papers', paperRows(papers)],
      ['recommendations', recommendationRows(books, papers, imported)],
      ['users', users],
      ['messages', messageRows()],
      ['favourites', owned.favourites],
      ['downloads', owned.downloads],
      ['user_books', owned.userBooks],
      ['activity_applications', owned.applications],
      ['genuine_codes', genuineCodeRows(books.slice(0, 6).map((book) => book.id))],
    ],
  };
}
