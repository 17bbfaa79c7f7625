import { forTheSession } from '../caching.js';
import type { ApiClient } from '../client.js';
import { type Filters, withoutEmptyFilters } from '../filters.js';
import { getQuery, postQuery } from '../options.js';
import type { BodyOf, QueryOf } from '../wire.js';

export type ListScoreLinesParams = BodyOf<'/api/score_line/index'>;
/** Region and year, for only the classes and batches that have a line there. */
export type ScoreOptionsParams = QueryOf<'/api/score_line/class'>;

/** Regions that have a score line; their ids are those of the provinces. */
export function getScoreAreasQuery(client: ApiClient) {
  return getQuery(client, '/api/score_line/area', forTheSession);
}

/** Years that have a score line, latest first. */
export function getScoreYearsQuery(client: ApiClient) {
  return getQuery(client, '/api/score_line/year', forTheSession);
}

/** Exam categories that have a line in the year and the region. */
export function getScoreClassesQuery(client: ApiClient, filters: Filters<ScoreOptionsParams> = {}) {
  const params = withoutEmptyFilters<ScoreOptionsParams>(filters);
  return getQuery(client, '/api/score_line/class', forTheSession, params);
}

/** Admission batches that have a line in the year and the region. */
export function getScoreBatchesQuery(client: ApiClient, filters: Filters<ScoreOptionsParams> = {}) {
  const params = withoutEmptyFilters<ScoreOptionsParams>(filters);
  return getQuery(client, '/api/score_line/batch', forTheSession, params);
}

/** One page of score lines, 10 by default; the same for every user. */
export function listScoreLinesQuery(client: ApiClient, filters: Filters<ListScoreLinesParams>) {
  const params = withoutEmptyFilters<ListScoreLinesParams>(filters);
  return postQuery(client, '/api/score_line/index', {}, params);
}
