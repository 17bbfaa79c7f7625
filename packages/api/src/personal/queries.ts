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

/** 我的活动 shows four a page (Spec B 9). */
const ACTIVITIES_PER_PAGE = 4;

/** A page of the books that the person has proved genuine, ten where nothing is said. */
export function listMyBooksQuery(client: ApiClient, params: MyPage = {}) {
  return queryOptions({
    queryKey: [...myBooksKey, params],
    queryFn: async ({ signal }) => (await client.post('/api/user/book_list', params, { signal })).data,
    ...personal,
  });
}

/** A page of what the person took of one kind, ten where nothing is said. */
export function listMyDownloadsQuery(client: ApiClient, params: ListMyDownloadsParams) {
  return queryOptions({
    queryKey: [...myDownloadsKey, params],
    queryFn: async ({ signal }) => (await client.post('/api/user/download_list', params, { signal })).data,
    ...personal,
  });
}

/** The names of the tabs of 我的下载: the server's own, of types 1 and 2 only (Spec B 2.6). */
export function getDownloadTypesQuery(client: ApiClient) {
  return queryOptions({
    ...getFavouriteTypesQuery(client),
    select: ({ 1: papers, 2: books }: FavouriteTypes) => ({ 1: papers, 2: books }),
  });
}

/**
 * A page of the activities that the person joined, four where nothing is said. `files` is a comma-separated list
 * of links that work for two hours: split it by splitFiles of the rules.
 */
export function listMyActivitiesQuery(client: ApiClient, params: MyPage = {}) {
  const body = { psize: ACTIVITIES_PER_PAGE, ...params };
  return queryOptions({
    queryKey: [...myActivitiesKey, body],
    queryFn: async ({ signal }) => (await client.post('/api/user/activity_list', body, { signal })).data,
    ...personal,
  });
}
