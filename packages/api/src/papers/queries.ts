import { forAWhile, forTheSession, personal, personalAndCounted } from '../caching.js';
import type { ApiClient } from '../client.js';
import { type Filters, withoutEmptyFilters } from '../filters.js';
import { getQuery, postQuery, queryOptions } from '../options.js';
import { previewFiles } from '../rules/previews.js';
import type { BodyOf } from '../wire.js';
import { paperKey } from './keys.js';

export type ExamHomeParams = BodyOf<'/api/exam/index'>;
export type ListPapersParams = BodyOf<'/api/exam/list'>;

/** The newest papers, the papers of each grade and the counts by grade. */
export function getExamHomeQuery(client: ApiClient, filters: Filters<ExamHomeParams> = {}) {
  const params = withoutEmptyFilters<ExamHomeParams>(filters);
  return postQuery(client, '/api/exam/index', personal, params);
}

/**
 * One page of papers, 8 by default. `is_new` (最新上传) and `is_recommended` (下载最多) exclude each other (Spec A 4);
 * `is_hot` selects the hot resources.
 */
export function listPapersQuery(client: ApiClient, filters: Filters<ListPapersParams>) {
  const params = withoutEmptyFilters<ListPapersParams>(filters);
  return postQuery(client, '/api/exam/list', personal, params);
}

/**
 * One paper with its related papers. `url` names the files but cannot be fetched; use getPaperPreviewQuery and
 * getPaperFilesMutation. Each fetch counts a view.
 */
export function getPaperQuery(client: ApiClient, paperId: number) {
  return queryOptions({
    queryKey: paperKey(paperId),
    queryFn: async ({ signal }) => (await client.post('/api/exam/detail', { id: paperId }, { signal })).data,
    ...personalAndCounted,
  });
}

/**
 * What a visitor may see of the files of a paper. The signed URLs expire after ten minutes. A preview that is opened
 * again within five minutes keeps its URLs and with them what the browser has loaded.
 */
export function getPaperPreviewQuery(client: ApiClient, paperId: number) {
  const body = { id: paperId };
  return postQuery(client, '/api/exam/show_file', { select: previewFiles, ...forAWhile }, body);
}

/** The five filter rows of papers (Spec A 3). */
export function getPaperPropertiesQuery(client: ApiClient) {
  return getQuery(client, '/api/exam/property_list', forTheSession);
}
