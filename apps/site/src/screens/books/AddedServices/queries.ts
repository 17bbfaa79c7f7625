import type { ApiClient } from '@inkstone/api';
import { getBookScreeningQuery, listBooksQuery } from '@inkstone/api/books';
import { SECTIONS } from '@inkstone/api/rules';
import { listSlidesQuery } from '@inkstone/api/site-config';

import type { paths } from '../../../lib/config/paths.js';
import type { ListQueryOf } from '../../../lib/config/query.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';

/** What the book list asks first. */
export function bookListQueries(client: ApiClient, query: ListQueryOf<typeof paths.addedServices.query>) {
  return {
    page: listBooksQuery(client, { ...query, psize: PAGE_SIZE.books }),
    screening: getBookScreeningQuery(client, query.grade_id),
    slides: listSlidesQuery(client, SECTIONS.addedServices.id),
  };
}
