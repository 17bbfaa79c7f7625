import type { QueryClient } from '@tanstack/query-core';
import { personal } from '../caching.js';
import { getQuery, postMutation, postQuery } from '../options.js';
import type { BodyOf } from '../wire.js';
import type { DeskClient } from './client.js';
import { noticeKey, noticesKey } from './keys.js';

export type CountDeskNoticeParams = BodyOf<'/api/desk/count_notice'>;

/** All notices and the activities that one can be for. */
export function listDeskNoticesQuery(client: DeskClient) {
  return getQuery(client, '/api/desk/notices', personal);
}

/** A notice with its text. */
export function getDeskNoticeQuery(client: DeskClient, id: number) {
  return postQuery(client, '/api/desk/notice', personal, { id });
}

/** How many would get a notice, and who is left out. */
export function countDeskNoticeQuery(client: DeskClient, params: CountDeskNoticeParams) {
  return postQuery(client, '/api/desk/count_notice', personal, params);
}

/** Without an id it saves a new draft. The answer has the id. */
export function saveDeskNoticeMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/save_notice', {
    onSettled: (_answer, _error, { id }, _before, { client: queryClient }) => refresh(queryClient, id),
  });
}

/** Sends a draft, now or later. 409 says how many would get it now. */
export function scheduleDeskNoticeMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/schedule_notice', {
    onSettled: (_answer, _error, { id }, _before, { client: queryClient }) => refresh(queryClient, id),
  });
}

/** Takes a scheduled notice back, or deletes a draft. */
export function changeDeskNoticeMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/change_notice', {
    onSettled: (_answer, _error, { id }, _before, { client: queryClient }) => refresh(queryClient, id),
  });
}

function refresh(queryClient: QueryClient, id: number | string | undefined): void {
  void queryClient.invalidateQueries({ queryKey: noticesKey });
  if (id !== undefined) void queryClient.invalidateQueries({ queryKey: noticeKey(Number(id)) });
}
