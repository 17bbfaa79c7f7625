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

type ScoreLineOperations = Pick<
  Operations,
  'getScoreAreas' | 'getScoreYears' | 'getScoreClasses' | 'getScoreBatches' | 'listScoreLines'
>;

const linesPerPage = 10;

export function scoreLineOperations({ db }: Services): ScoreLineOperations {
  return {
    async getScoreAreas() {
      return { data: await scoreAreas(db) };
    },

    async getScoreYears() {
      return { data: await scoreYears(db) };
    },

    async getScoreClasses({ query }) {
      return { data: await scoreClasses(db, ofYearAndArea(query)) };
    },

    async getScoreBatches({ query }) {
      return { data: await scoreBatches(db, ofYearAndArea(query)) };
    },

    async listScoreLines({ body }) {
      const filter = {
        ...ofYearAndArea(body),
        classId: body.class_id,
        batchId: body.batch_id,
        search: body.search,
      };
      return { data: await listScoreLines(db, filter, toPage(body, linesPerPage)) };
    },
  };
}

function ofYearAndArea({ year_id, area_id }: Call<'getScoreClasses'>['query']): ScoreLineFilter {
  return { provinceId: area_id, year: year_id };
}
