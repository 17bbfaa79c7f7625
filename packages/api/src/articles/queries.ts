import { forAWhile, forTheSession, personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { type Filters, withoutEmptyFilters } from '../filters.js';
import { queryOptions } from '../options.js';
import type { Article } from '../types.js';
import type { BodyOf, QueryOf } from '../wire.js';
import { steadyFilmLink } from './film-link.js';
import { articleKey, articleListsKey } from './keys.js';

export type ListArticlesParams = BodyOf<'/api/article/index'>;
export type KeywordsParams = QueryOf<'/api/article/keyword_list'>;

/** A page of a column's articles, newest first (home news: column 39, psize 3). */
export function listArticlesQuery(client: ApiClient, filters: Filters<ListArticlesParams>) {
  const params = withoutEmptyFilters<ListArticlesParams>(filters);
  return queryOptions({
    queryKey: [...articleListsKey, params],
    queryFn: async ({ signal }) => (await client.post('/api/article/index', params, { signal })).data,
    ...personal,
  });
}

/**
 * One article, activity, course or university. `content` is HTML: sanitise it before it is shown.
 * `video_url` is empty for a visitor; `has_video` says whether to ask for a login. Each fetch counts a view.
 */
export function getArticleQuery(client: ApiClient, articleId: number) {
  const queryKey = articleKey(articleId);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client: queryClient }) => {
      const { data } = await client.post('/api/article/info', { id: articleId }, { signal });
      const shown = queryClient.getQueryData<Article>(queryKey)?.video_url;
      return { ...data, video_url: steadyFilmLink(shown, data.video_url) };
    },
    ...personal,
  });
}

/** The themes that works are filtered by (作品展示). */
export function getActivityThemesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/article/theme_list'],
    queryFn: async ({ signal }) => (await client.get('/api/article/theme_list', {}, { signal })).data,
    ...forTheSession,
  });
}

/** Keywords of achievements (type 1) or works (type 2); a stage or grade narrows them (Spec B 4). */
export function getKeywordsQuery(client: ApiClient, filters: Filters<KeywordsParams>) {
  const params = withoutEmptyFilters<KeywordsParams>(filters);
  return queryOptions({
    queryKey: ['get', '/api/article/keyword_list', params],
    queryFn: async ({ signal }) => (await client.get('/api/article/keyword_list', params, { signal })).data,
    ...forTheSession,
  });
}

/** Grades that have a course: id to name. */
export function getOnlineClassesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/article/online_class'],
    queryFn: async ({ signal }) => (await client.get('/api/article/online_class', {}, { signal })).data,
    ...forAWhile,
  });
}

/** Subjects that have a course: id to name. */
export function getOnlineSubjectsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/article/online_subject'],
    queryFn: async ({ signal }) => (await client.get('/api/article/online_subject', {}, { signal })).data,
    ...forAWhile,
  });
}

/** Provinces that have a university in the list. */
export function getUniversityProvincesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/article/university_province'],
    queryFn: async ({ signal }) =>
      (await client.get('/api/article/university_province', {}, { signal })).data,
    ...forTheSession,
  });
}

/** Types that a university of the list is of. */
export function getUniversityTypesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/article/university_type'],
    queryFn: async ({ signal }) => (await client.get('/api/article/university_type', {}, { signal })).data,
    ...forTheSession,
  });
}
