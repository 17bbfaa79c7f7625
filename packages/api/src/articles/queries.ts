import { forAWhile, forTheSession, personal, personalAndCounted } from '../caching.js';
import type { ApiClient } from '../client.js';
import { type Filters, withoutEmptyFilters } from '../filters.js';
import { getQuery, queryOptions } from '../options.js';
import type { Article } from '../types.js';
import type { BodyOf, QueryOf } from '../wire.js';
import { reuseVideoLink } from './video-link.js';
import { articleKey, articleListsKey } from './keys.js';

export type ListArticlesParams = BodyOf<'/api/article/index'>;
export type KeywordsParams = QueryOf<'/api/article/keyword_list'>;

/** One page of the articles of a column, newest first (home news: column 39, psize 3). */
export function listArticlesQuery(client: ApiClient, filters: Filters<ListArticlesParams>) {
  const params = withoutEmptyFilters<ListArticlesParams>(filters);
  return queryOptions({
    queryKey: [...articleListsKey, params],
    queryFn: async ({ signal }) => (await client.post('/api/article/index', params, { signal })).data,
    ...personal,
  });
}

/**
 * One article, activity, course or university. `content` is HTML: sanitise it before you show it. `video_url` is empty
 * for a visitor; `has_video` tells whether a login would give one. Each fetch counts a view.
 */
export function getArticleQuery(client: ApiClient, articleId: number) {
  const queryKey = articleKey(articleId);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client: queryClient }) => {
      const { data } = await client.post('/api/article/info', { id: articleId }, { signal });
      const current = queryClient.getQueryData<Article>(queryKey)?.video_url;
      return { ...data, video_url: reuseVideoLink(current, data.video_url) };
    },
    ...personalAndCounted,
  });
}

/** The themes of the filter row of 作品展示. */
export function getActivityThemesQuery(client: ApiClient) {
  return getQuery(client, '/api/article/theme_list', forTheSession);
}

/** Keywords of achievements (type 1) or works (type 2), optionally of one stage or grade (Spec B 4). */
export function getKeywordsQuery(client: ApiClient, filters: Filters<KeywordsParams>) {
  const params = withoutEmptyFilters<KeywordsParams>(filters);
  return getQuery(client, '/api/article/keyword_list', forTheSession, params);
}

/** Grades that have at least one course: id to name. */
export function getOnlineClassesQuery(client: ApiClient) {
  return getQuery(client, '/api/article/online_class', forAWhile);
}

/** Subjects that have at least one course: id to name. */
export function getOnlineSubjectsQuery(client: ApiClient) {
  return getQuery(client, '/api/article/online_subject', forAWhile);
}

/** Provinces that have at least one university in the list. */
export function getUniversityProvincesQuery(client: ApiClient) {
  return getQuery(client, '/api/article/university_province', forTheSession);
}

/** Types that at least one university of the list has. */
export function getUniversityTypesQuery(client: ApiClient) {
  return getQuery(client, '/api/article/university_type', forTheSession);
}
