import type { ApiClient } from '@inkstone/api';
import { listNewBooksQuery } from '@inkstone/api/books';
import { getExamHomeQuery, getPaperPropertiesQuery } from '@inkstone/api/papers';
import { listSlidesQuery } from '@inkstone/api/site-config';

import { COLUMN } from '../../../lib/config/columns.js';

/** What the home of the papers asks. */
export function examHomeQueries(client: ApiClient) {
  return {
    home: getExamHomeQuery(client),
    properties: getPaperPropertiesQuery(client),
    slides: listSlidesQuery(client, COLUMN.boutiqueTaobaoQuestions),
    newBooks: listNewBooksQuery(client),
  };
}
