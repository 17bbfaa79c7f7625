import { personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { getFavouriteTypesQuery } from '../favourites/queries.js';
import { queryOptions } from '../options.js';
import type { FavouriteTypes, MyDownload } from '../types.js';
import { myActivitiesKey, myBooksKey, myDownloadsKey } from './keys.js';

export interface MyPage {
  page?: number;
  psize?: number;
}

export interface ListMyDownloadsParams extends MyPage {
  type: MyDownload['type'];
}

/** The most that the server gives at once. */
const MOST_AT_ONCE = 100;

/** Page size of 我的活动 (Spec B 9). */
const ACTIVITIES_PER_PAGE = 4;

/** One page of the books that the user has verified as genuine, 10 by default. */
export function listMyBooksQuery(client: ApiClient, params: MyPage = {}) {
  return queryOptions({
    queryKey: [...myBooksKey, params],
    queryFn: async ({ signal }) => (await client.post('/api/user/book_list', params, { signal })).data,
    ...personal,
  });
}

/** One page of the user's downloads of one type, 10 by default. */
export function listMyDownloadsQuery(client: ApiClient, params: ListMyDownloadsParams) {
  return queryOptions({
    queryKey: [...myDownloadsKey, params],
    queryFn: async ({ signal }) => (await client.post('/api/user/download_list', params, { signal })).data,
    ...personal,
  });
}

/** The names of the tabs of 我的下载: of the names from the server, only types 1 and 2 (Spec B 2.6). */
export function getDownloadTypesQuery(client: ApiClient) {
  return queryOptions({
    ...getFavouriteTypesQuery(client),
    select: ({ 1: papers, 2: books }: FavouriteTypes) => ({ 1: papers, 2: books }),
  });
}

/**
 * One page of the user's activities, 4 by default. `files` is a comma-separated list of links that expire after two
 * hours; splitFiles of the rules splits it.
 */
export function listMyActivitiesQuery(client: ApiClient, params: MyPage = {}) {
  const body = { psize: ACTIVITIES_PER_PAGE, ...params };
  return queryOptions({
    queryKey: [...myActivitiesKey, body],
    queryFn: async ({ signal }) => (await client.post('/api/user/activity_list', body, { signal })).data,
    ...personal,
  });
}

/** The articles of the user's newest hundred activities: what need not be joined again. */
export function listJoinedActivitiesQuery(client: ApiClient) {
  return queryOptions({
    ...newestActivitiesQuery(client),
    select: ({ list }) => new Set(list.map(({ article_id }) => article_id)),
  });
}

/**
 * One of the user's activities by the id of the enrolment, `null` where the user has none. The server has no call for
 * one: it is looked for among the newest hundred.
 */
export function getMyActivityQuery(client: ApiClient, id: number) {
  return queryOptions({
    ...newestActivitiesQuery(client),
    select: ({ list }) => list.find((activity) => activity.id === id) ?? null,
  });
}

function newestActivitiesQuery(client: ApiClient) {
  return listMyActivitiesQuery(client, { page: 1, psize: MOST_AT_ONCE });
}
