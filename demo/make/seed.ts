import { buildBooks } from './books/build-books.js';
import { drawPicture } from './media/draw-picture.js';
import { buildPapers } from './papers/build-papers.js';
import { type Article, buildBelongings } from './people/belongings.js';
import { type CheckedCode, checkedCodes } from './people/genuine-codes.js';
import { type ReaderCounts, readerCounts } from './people/reader-counts.js';
import { avatarPictures, messageRows, type Phones, userRows } from './people/users.js';
import type { Row, Table } from './rows.js';
import { menuTitles } from './site/menu.js';
import { platformLogos, platformPictures } from './site/platforms.js';

/** What is changed, by id, in tables that come with rows. The folder names an entry of the menu as it is after this. */
export function buildChanges(): readonly Table[] {
  return [
    ['menu_items', menuTitles],
    ['store_platforms', platformLogos()],
  ];
}

/** What a content folder cannot hold: what people have made, and what the importer does not know. */
export interface Seed {
  /** Accounts without password hashes: those have a random salt. */
  users: readonly Row[];
  /** Rows to insert, in an order that the foreign keys allow; the accounts come first. */
  tables: readonly Table[];
  /** Pictures that these rows name, by the key of the file. */
  pictures: ReadonlyMap<string, string>;
  counts: ReaderCounts;
  checkedCodes: readonly CheckedCode[];
}

/** @param articles of the loaded folder, in the order of their ids. Books and papers have ids from 1. */
export async function buildSeed(articles: readonly Article[], phones: Phones): Promise<Seed> {
  const papers = buildPapers();
  const owned = buildBelongings(buildBooks(), papers, articles);
  const pictures = [...avatarPictures(), ...platformPictures()];
  return {
    users: userRows(phones),
    tables: [
      ['messages', messageRows()],
      ['favourites', owned.favourites],
      ['downloads', owned.downloads],
      ['user_books', owned.userBooks],
      ['activity_applications', owned.applications],
    ],
    pictures: new Map(pictures.map(({ key, spec }) => [key, drawPicture(spec)])),
    counts: await readerCounts(papers),
    checkedCodes: checkedCodes(),
  };
}
