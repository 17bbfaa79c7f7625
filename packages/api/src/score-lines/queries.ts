import { forTheSession } from '../caching.js';
import type { ApiClient } from '../client.js';
import { type Filters, withoutEmptyFilters } from '../filters.js';
import { queryOptions } from '../options.js';
import type { BodyOf, QueryOf } from '../wire.js';

export type ListScoreLinesParams = BodyOf<'/api/score_line/index'>;
/** What narrows the rows of classes and batches to those that occur. */
export type ScoreOptionsParams = QueryOf<'/api/score_line/class'>;

/** Areas that have a score line; their ids are those of provinces. */
export function getScoreAreasQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/score_line/area'],
    queryFn: async ({ signal }) => (await client.get('/api/score_line/area', {}, { signal })).data,
    ...forTheSession,
  });
}

/** Years that have a score line, the latest first. */
export function getScoreYearsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/score_line/year'],
    queryFn: async ({ signal }) => (await client.get('/api/score_line/year', {}, { signal })).data,
    ...forTheSession,
  });
}

/** Classes of candidates with a line in the year and the area. */
export function getScoreClassesQuery(client: ApiClient, filters: Filters<ScoreOptionsParams> = {}) {
  const params = withoutEmptyFilters<ScoreOptionsParams>(filters);
  return queryOptions({
    queryKey: ['get', '/api/score_line/class', params],
    queryFn: async ({ signal }) => (await client.get('/api/score_line/class', params, { signal })).data,
    ...forTheSession,
  });
}

/** Admission batches with a line in the year and the area. */
export function getScoreBatchesQuery(client: ApiClient, filters: Filters<ScoreOptionsParams> = {}) {
  const params = withoutEmptyFilters<ScoreOptionsParams>(filters);
  return queryOptions({
    queryKey: ['get', '/api/score_line/batch', params],
    queryFn: async ({ signal }) => (await client.get('/api/score_line/batch', params, { signal })).data,
    ...forTheSession,
  });
}

/** A page of score lines, ten where nothing is said; the same for everybody. */
export function listScoreLinesQuery(client: ApiClient, filters: Filters<ListScoreLinesParams>) {
  const params = withoutEmptyFilters<ListScoreLinesParams>(filters);
  return queryOptions({
    queryKey: ['post', '/api/score_line/index', params],
    queryFn: async ({ signal }) => (await client.post('/api/score_line/index', params, { signal })).data,
  });
}
