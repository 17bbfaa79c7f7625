import { personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { queryOptions } from '../options.js';
import { messageKey, messagesKey, unreadCountKey } from './keys.js';

export interface ListMessagesParams {
  page?: number;
  psize?: number;
}

/** How many messages wait; a bell without a number when it is 0. Ask only for who is logged in. */
export function getUnreadCountQuery(client: ApiClient) {
  return queryOptions({
    queryKey: unreadCountKey,
    queryFn: async ({ signal }) => (await client.get('/api/message/unread_message', {}, { signal })).data,
    ...personal,
  });
}

/** A page of messages, the newest first; the unread count is fetched anew with it (Spec B 4). */
export function listMessagesQuery(client: ApiClient, params: ListMessagesParams = {}) {
  return queryOptions({
    queryKey: [...messagesKey, params],
    queryFn: async ({ signal, client: queryClient }) => {
      const { data } = await client.post('/api/message/index', params, { signal });
      void queryClient.invalidateQueries({ queryKey: unreadCountKey });
      return data;
    },
    ...personal,
  });
}

/**
 * One message, which the server marks as read: unread count and lists are fetched anew (Spec B 4). `message` is
 * HTML: sanitise it before it is shown.
 */
export function getMessageQuery(client: ApiClient, id: number) {
  return queryOptions({
    queryKey: messageKey(id),
    queryFn: async ({ signal, client: queryClient }) => {
      const { data } = await client.post('/api/message/info', { id }, { signal });
      void queryClient.invalidateQueries({ queryKey: unreadCountKey });
      void queryClient.invalidateQueries({ queryKey: messagesKey });
      return data;
    },
    ...personal,
  });
}
