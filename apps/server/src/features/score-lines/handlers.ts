import type { Call, Operations } from '../../shared/operation.js';
import { toPage } from '../../shared/paging.js';
import type { Services } from '../../shared/services.js';
import {
  listScoreLines,
  scoreAreas,
  scoreBatches,
  scoreClasses,
  type ScoreLineFilter,
  scoreYears,
} from './score-lines.queries.js';

const linesPerPage = 10;

export function scoreLineOperations({ db }: Services) {
  return {
    getScoreAreas: async () => ({ data: await scoreAreas(db) }),
    getScoreYears: async () => ({ data: await scoreYears(db) }),
    getScoreClasses: async ({ query }) => ({ data: await scoreClasses(db, ofYearAndArea(query)) }),
    getScoreBatches: async ({ query }) => ({ data: await scoreBatches(db, ofYearAndArea(query)) }),

    async listScoreLines({ body }) {
      const filter = {
        ...ofYearAndArea(body),
        classId: body.class_id,
        batchId: body.batch_id,
        search: body.search,
      };
      return { data: await listScoreLines(db, filter, toPage(body, linesPerPage)) };
    },
  } satisfies Partial<Operations>;
}

function ofYearAndArea({ year_id, area_id }: Call<'getScoreClasses'>['query']): ScoreLineFilter {
  return { provinceId: area_id, year: year_id };
}
