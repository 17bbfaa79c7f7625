export {
  getScoreAreasQuery,
  getScoreBatchesQuery,
  getScoreClassesQuery,
  getScoreYearsQuery,
  listScoreLinesQuery,
} from './queries.js';
export type { ListScoreLinesParams, ScoreOptionsParams } from './queries.js';
