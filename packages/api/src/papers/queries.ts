import { forAWhile, forTheSession, personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { type Filters, withoutEmptyFilters } from '../filters.js';
import { queryOptions } from '../options.js';
import { splitFiles } from '../rules/files.js';
import type { BodyOf } from '../wire.js';
import { paperKey } from './keys.js';

export type ExamHomeParams = BodyOf<'/api/exam/index'>;
export type ListPapersParams = BodyOf<'/api/exam/list'>;

/** Newest papers, papers of each grade and their counts. */
export function getExamHomeQuery(client: ApiClient, filters: Filters<ExamHomeParams> = {}) {
  const params = withoutEmptyFilters<ExamHomeParams>(filters);
  return queryOptions({
    queryKey: ['post', '/api/exam/index', params],
    queryFn: async ({ signal }) => (await client.post('/api/exam/index', params, { signal })).data,
    ...personal,
  });
}

/**
 * A page of papers, eight where nothing is said. `is_new` (最新上传) and `is_recommended` (下载最多) exclude each
 * other (Spec A 4); `is_hot` narrows to hot resources.
 */
export function listPapersQuery(client: ApiClient, filters: Filters<ListPapersParams>) {
  const params = withoutEmptyFilters<ListPapersParams>(filters);
  return queryOptions({
    queryKey: ['post', '/api/exam/list', params],
    queryFn: async ({ signal }) => (await client.post('/api/exam/list', params, { signal })).data,
    ...personal,
  });
}

/**
 * One paper with its related ones. `url` names the files and cannot be fetched: see getPaperPreviewQuery and
 * getPaperFilesMutation. Each fetch counts a view.
 */
export function getPaperQuery(client: ApiClient, paperId: number) {
  return queryOptions({
    queryKey: paperKey(paperId),
    queryFn: async ({ signal }) => (await client.post('/api/exam/detail', { id: paperId }, { signal })).data,
    ...personal,
  });
}

/**
 * The signed addresses of a paper's files, to be shown in the page. They work for ten minutes: a preview that is
 * opened again within five keeps its addresses, and what was loaded from them.
 */
export function getPaperPreviewQuery(client: ApiClient, paperId: number) {
  const body = { id: paperId };
  return queryOptions({
    queryKey: ['post', '/api/exam/show_file', body],
    queryFn: async ({ signal }) => (await client.post('/api/exam/show_file', body, { signal })).data,
    select: ({ url }) => splitFiles(url),
    ...forAWhile,
  });
}

/** The five filter rows (Spec A 3). */
export function getPaperPropertiesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/exam/property_list'],
    queryFn: async ({ signal }) => (await client.get('/api/exam/property_list', {}, { signal })).data,
    ...forTheSession,
  });
}
