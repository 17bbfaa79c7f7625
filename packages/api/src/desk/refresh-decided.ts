import type { QueryClient, QueryKey } from '@tanstack/query-core';

import {
  accountKey,
  accountsKey,
  batchesKey,
  batchKey,
  contentKey,
  itemKey,
  itemsKey,
  letterKey,
  noticeKey,
  noticesKey,
  shopKey,
  traysKey,
} from './keys.js';

/** What a decision was about, as its operation takes it. */
interface Decided {
  id?: number | string;
  queue?: string;
  name?: string;
}

/**
 * Fetches again what a decision changes: the trays, and the item itself. Other open items stay as they are, because the
 * server records each look at a shop.
 *
 * @param path of the operation that decided
 */
export function refreshDecided(
  queryClient: QueryClient,
  path: string,
  { id, queue = '', name = '' }: Decided,
): void {
  const item = Number(id);
  const own: Readonly<Partial<Record<string, readonly QueryKey[]>>> = {
    '/api/desk/decide': [itemKey(queue, item)],
    '/api/desk/decide_shop': [itemKey('shops', item), shopKey(item)],
    '/api/desk/answer': [itemKey('feedback', item), letterKey(item)],
    '/api/desk/schedule_notice': [noticesKey, noticeKey(item)],
    '/api/desk/account/change': [accountsKey, accountKey(item)],
    '/api/desk/codes/change': [batchesKey, batchKey(name)],
    '/api/desk/content/publish': [contentKey],
    '/api/desk/content/put_back': [contentKey],
  };
  for (const queryKey of [itemsKey, traysKey, ...(own[path] ?? [])]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
