import { buildArticles, type Picture } from './articles/build-articles.js';
import { allColumns } from './articles/columns.js';
import { type Book, bookRows, buildBooks } from './books/build-books.js';
import { type BookResource, buildResources, resourceRows } from './books/resources.js';
import type { Row } from './db/insert.js';
import { addressPictures, addressRows } from './company/addresses.js';
import { culturePictures, cultureRows, honourRows } from './company/culture.js';
import { historyPictures, historyRows } from './company/history.js';
import { companySettings, profilePictures } from './company/profile.js';
import { bookVideo, courseVideos, type CourseVideo, replayVideos } from './media/videos.js';
import { buildPapers, type Paper, paperRows } from './papers/build-papers.js';
import { buildBelongings } from './people/belongings.js';
import { genuineCodeRows } from './people/genuine-codes.js';
import { avatarPictures, messageRows, userRows } from './people/users.js';
import { agreementRows } from './site/agreements.js';
import { districtAgentRows, offlineStoreRows } from './shops/offline-stores.js';
import {
  certificatePictures,
  onlineShopRows,
  platformLogos,
  platformPictures,
} from './shops/online-shops.js';
import { directStorePictures, directStoreRows, highlightCards, teacherCards } from './site/cards.js';
import { menuTitles } from './site/menu.js';
import { recommendationRows } from './site/recommendations.js';
import { settingPictures, settingRows } from './site/settings.js';
import { slidePictures, slideRows } from './site/slides.js';
import { universityColumn, universityRows } from './universities/build-universities.js';
import { scoreLineRows } from './universities/score-lines.js';

export interface Content {
  books: readonly Book[];
  papers: readonly Paper[];
  resources: readonly BookResource[];
  pictures: readonly Picture[];
  /** Accounts without password hashes. */
  users: readonly Row[];
  /** Tables with their rows, in an order that the foreign keys allow. */
  tables: readonly (readonly [table: string, rows: readonly Row[]])[];
  /** Tables that come with rows, and what the content changes in them, by id. */
  changes: readonly (readonly [table: string, rows: readonly Row[]])[];
}

function ordered(items: readonly Row[]): Row[] {
  return items.map((item, index) => ({ id: index + 1, ...item, sort: index + 1 }));
}

function videoOf(courseTitle: string): CourseVideo {
  const video = [...courseVideos, ...replayVideos].find(({ title }) => title === courseTitle);
  if (!video) throw new RangeError(`no video for the course ${courseTitle}`);
  return video;
}

/** The whole demonstration content: rows and files to write. Pure: every call returns the same. */
export function buildContent(): Content {
  const books = buildBooks();
  const bookTables = bookRows(books, bookVideo.key);
  const resources = buildResources(books);
  const papers = buildPapers();
  const articles = buildArticles([...allColumns, universityColumn], videoOf);
  const owned = buildBelongings(books, papers, articles.articles);
  const colleges = universityRows(articles.idOf);
  const users = userRows();
  return {
    books,
    papers,
    resources,
    users,
    pictures: [
      ...settingPictures(),
      ...slidePictures(),
      ...directStorePictures(),
      ...avatarPictures(),
      ...articles.pictures,
      ...platformPictures(),
      ...certificatePictures(),
      ...profilePictures(),
      ...culturePictures(),
      ...historyPictures(),
      ...addressPictures(),
    ],
    changes: [
      ['menu_items', menuTitles],
      ['store_platforms', platformLogos()],
    ],
    tables: [
      ['settings', settingRows(companySettings(bookVideo.key))],
      ['agreements', agreementRows()],
      ['slides', slideRows()],
      ['highlight_cards', ordered(highlightCards)],
      ['teacher_cards', ordered(teacherCards)],
      ['direct_stores', directStoreRows()],
      ['books', bookTables.books],
      ['book_subjects', bookTables.subjects],
      ['book_provinces', bookTables.provinces],
      ['book_category_books', bookTables.categories],
      ['book_resources', resourceRows(resources)],
      ['papers', paperRows(papers)],
      ['articles', articles.articles],
      ['article_provinces', articles.provinces],
      ['activities', articles.activities],
      ['activity_results', articles.results],
      ['courses', articles.courses],
      ['universities', colleges.universities],
      ['university_type_links', colleges.types],
      ['score_lines', scoreLineRows()],
      ['online_shops', onlineShopRows()],
      ['offline_stores', offlineStoreRows()],
      ['district_agents', districtAgentRows()],
      ['company_cultures', cultureRows()],
      ['company_honors', honourRows()],
      ['history_entries', historyRows()],
      ['address_cards', addressRows()],
      ['recommendations', recommendationRows(books, papers, articles.articles)],
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
