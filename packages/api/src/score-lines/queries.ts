import { forTheSession } from '../caching.js';
import type { ApiClient } from '../client.js';
import { type Filters, withoutEmptyFilters } from '../filters.js';
import { queryOptions } from '../options.js';
import type { BodyOf, QueryOf } from '../wire.js';

export type ListScoreLinesParams = BodyOf<'/api/score_line/index'>;
/** Region and year, for only the classes and batches that have a line there. */
export type ScoreOptionsParams = QueryOf<'/api/score_line/class'>;

/** Regions that have a score line; their ids are those of the provinces. */
export function getScoreAreasQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/score_line/area'],
    queryFn: async ({ signal }) => (await client.get('/api/score_line/area', {}, { signal })).data,
    ...forTheSession,
  });
}

/** Years that have a score line, latest first. */
export function getScoreYearsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/score_line/year'],
    queryFn: async ({ signal }) => (await client.get('/api/score_line/year', {}, { signal })).data,
    ...forTheSession,
  });
}

/** Exam categories that have a line in the year and the region. */
export function getScoreClassesQuery(client: ApiClient, filters: Filters<ScoreOptionsParams> = {}) {
  const params = withoutEmptyFilters<ScoreOptionsParams>(filters);
  return queryOptions({
    queryKey: ['get', '/api/score_line/class', params],
    queryFn: async ({ signal }) => (await client.get('/api/score_line/class', params, { signal })).data,
    ...forTheSession,
  });
}

/** Admission batches that have a line in the year and the region. */
export function getScoreBatchesQuery(client: ApiClient, filters: Filters<ScoreOptionsParams> = {}) {
  const params = withoutEmptyFilters<ScoreOptionsParams>(filters);
  return queryOptions({
    queryKey: ['get', '/api/score_line/batch', params],
    queryFn: async ({ signal }) => (await client.get('/api/score_line/batch', params, { signal })).data,
    ...forTheSession,
  });
}

/** One page of score lines, 10 by default; the same for every user. */
export function listScoreLinesQuery(client: ApiClient, filters: Filters<ListScoreLinesParams>) {
  const params = withoutEmptyFilters<ListScoreLinesParams>(filters);
  return queryOptions({
    queryKey: ['post', '/api/score_line/index', params],
    queryFn: async ({ signal }) => (await client.post('/api/score_line/index', params, { signal })).data,
  });
}
