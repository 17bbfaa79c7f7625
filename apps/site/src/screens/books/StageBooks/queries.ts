import type { ApiClient } from '@inkstone/api';
import { listBookCategoriesQuery, listBooksQuery } from '@inkstone/api/books';
import { getGradeGroupsQuery } from '@inkstone/api/lookups';
import { STAGES, type StageBooksPage, SECTIONS } from '@inkstone/api/rules';
import { getHomeComprehensiveQuery, listSlidesQuery } from '@inkstone/api/site-config';

import { PAGE_SIZE } from '../../../lib/config/page-size.js';

/** The books of a category in a stage, as many as a shelf shows (Spec A 9). */
export function shelfQuery(client: ApiClient, page: StageBooksPage, category: number) {
  const grade_id = STAGES.find(({ booksPage }) => booksPage === page)?.id;
  return listBooksQuery(client, { grade_id, cate_id: category, page: 1, psize: PAGE_SIZE.stageShelf });
}

/**
 * What the books of a stage ask first.
 *
 * @param chosen the category that each shelf shows: no other is asked for
 */
export function stageBooksQueries(client: ApiClient, page: StageBooksPage, chosen: readonly number[]) {
  return {
    slides: listSlidesQuery(client, SECTIONS[page].id),
    overview: getHomeComprehensiveQuery(client),
    grades: getGradeGroupsQuery(client),
    categories: listBookCategoriesQuery(client),
    ...Object.fromEntries(
      chosen.map((category, shelf) => [String(shelf), shelfQuery(client, page, category)]),
    ),
  };
}
