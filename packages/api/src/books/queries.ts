import { forAWhile, forTheSession, personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { type Filters, withoutEmptyFilters } from '../filters.js';
import { getQuery, postQuery, queryOptions } from '../options.js';
import type { FilterId } from '../types.js';
import type { BodyOf, QueryOf } from '../wire.js';
import { bookKey } from './keys.js';

export type ListBooksParams = BodyOf<'/api/book/index'>;
type BookScreeningParams = QueryOf<'/api/book/screening_condition'>;

/** One page of books (addedServices: psize 20; stage pages: 6 of a category). */
export function listBooksQuery(client: ApiClient, filters: Filters<ListBooksParams>) {
  const params = withoutEmptyFilters<ListBooksParams>(filters);
  return postQuery(client, '/api/book/index', personal, params);
}

/** One book with its resources. `description` is HTML: sanitise it before you show it. */
export function getBookQuery(client: ApiClient, bookId: number) {
  return queryOptions({
    queryKey: bookKey(bookId),
    queryFn: async ({ signal }) =>
      (await client.post('/api/book/info', { book_id: bookId }, { signal })).data,
    ...personal,
  });
}

/** What is wrong in a book, by its pages, and from which printing on it is right. */
export function listBookErrataQuery(client: ApiClient, bookId: number) {
  return postQuery(client, '/api/book/errata', forAWhile, { book_id: bookId });
}

/** The newest books for a carousel, ten at most, without paging. */
export function listNewBooksQuery(client: ApiClient) {
  return getQuery(client, '/api/book/new', personal);
}

/** Categories (17 to 21) and shelves (12 to 16) of books, in display order. */
export function listBookCategoriesQuery(client: ApiClient) {
  return getQuery(client, '/api/book/get_category', forTheSession);
}

/** The filter rows of the book list; with a stage or grade, only the subjects taught there (Spec A 4). */
export function getBookScreeningQuery(client: ApiClient, gradeId?: FilterId) {
  const query = withoutEmptyFilters<BookScreeningParams>({ grade_id: gradeId });
  return getQuery(client, '/api/book/screening_condition', forTheSession, query);
}
