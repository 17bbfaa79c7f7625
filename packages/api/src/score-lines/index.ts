export {
  getScoreAreasQuery,
  getScoreBatchesQuery,
  getScoreClassesQuery,
  getScoreYearsQuery,
  listScoreLinesQuery,
} from './queries.js';
// Not among the rules, which are part of the site's first script.
export { placeOfProvince } from '../rules/regions.js';
export { fullMarks, isOrdinaryLine } from '../rules/score-lines.js';
export type { ListScoreLinesParams, ScoreOptionsParams } from './queries.js';
