import type { ApiClient } from '@inkstone/api';
import { listBooksQuery } from '@inkstone/api/books';
import { getExamHomeQuery, getPaperPropertiesQuery } from '@inkstone/api/papers';
import { SECTIONS, STAGES, type StageId } from '@inkstone/api/rules';
import { listSlidesQuery } from '@inkstone/api/site-config';

import { PAGE_SIZE } from '../../../lib/config/page-size.js';

/**
 * What the home of the papers asks.
 *
 * @param stageId the stage of the user's grade; without a grade the books are those of the high school (Spec A 4)
 */
export function examHomeQueries(client: ApiClient, stageId: StageId = STAGES[0].id) {
  return {
    home: getExamHomeQuery(client),
    properties: getPaperPropertiesQuery(client),
    slides: listSlidesQuery(client, SECTIONS.boutiqueTaobaoQuestions.id),
    books: listBooksQuery(client, { grade_id: stageId, page: 1, psize: PAGE_SIZE.stageShelf }),
  };
}
