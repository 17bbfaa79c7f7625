import type { ApiClient } from '@inkstone/api';
import { getBookQuery } from '@inkstone/api/books';

/** What the page of a book asks first. */
export function bookQueries(client: ApiClient, id: number) {
  return { book: getBookQuery(client, id) };
}
