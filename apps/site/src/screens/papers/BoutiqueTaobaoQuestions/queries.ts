import type { ApiClient } from '@inkstone/api';
import { listNewBooksQuery } from '@inkstone/api/books';
import { getExamHomeQuery, getPaperPropertiesQuery } from '@inkstone/api/papers';
import { SECTIONS } from '@inkstone/api/rules';
import { listSlidesQuery } from '@inkstone/api/site-config';

/** What the home of the papers asks. */
export function examHomeQueries(client: ApiClient) {
  return {
    home: getExamHomeQuery(client),
    properties: getPaperPropertiesQuery(client),
    slides: listSlidesQuery(client, SECTIONS.boutiqueTaobaoQuestions.id),
    newBooks: listNewBooksQuery(client),
  };
}
