import type { ApiClient } from '@inkstone/api';
import { listBooksQuery } from '@inkstone/api/books';
import { getExamHomeQuery, getPaperPropertiesQuery } from '@inkstone/api/papers';
import { SECTIONS, stageOfGrade, STAGES } from '@inkstone/api/rules';
import { listSlidesQuery } from '@inkstone/api/site-config';

import { PAGE_SIZE } from '../../../lib/config/page-size.js';

/**
 * What the home of the papers asks.
 *
 * @param gradeId the user's grade: the books are those of its stage, without a grade of the high school (Spec A 4)
 */
export function examHomeQueries(client: ApiClient, gradeId?: number | null) {
  const grade_id = stageOfGrade(gradeId) ?? STAGES[0].id;
  return {
    home: getExamHomeQuery(client),
    properties: getPaperPropertiesQuery(client),
    slides: listSlidesQuery(client, SECTIONS.boutiqueTaobaoQuestions.id),
    books: listBooksQuery(client, { grade_id, page: 1, psize: PAGE_SIZE.stageShelf }),
  };
}
