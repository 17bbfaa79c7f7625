import { personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { queryOptions } from '../options.js';
import { messageKey, messagesKey, unreadCountKey } from './keys.js';

export interface ListMessagesParams {
  page?: number;
  psize?: number;
}

/** The number of unread messages. The bell shows no number for 0. Only for a logged-in user. */
export function getUnreadCountQuery(client: ApiClient) {
  return queryOptions({
    queryKey: unreadCountKey,
    queryFn: async ({ signal }) => (await client.get('/api/message/unread_message', {}, { signal })).data,
    ...personal,
  });
}

/** One page of messages, newest first. The unread count is refetched after it (Spec B 4). */
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
 * One message. The server marks it as read, so the unread count and the lists are refetched (Spec B 4). `message` is
 * HTML: sanitise it before you show it.
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
