import type { QueryClient } from '@tanstack/query-core';

import type { ApiClient } from '../client.js';
import { mutationOptions } from '../options.js';
import { messageKey, messagesKey, unreadCountKey } from './keys.js';

function lookAnew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: unreadCountKey });
  void queryClient.invalidateQueries({ queryKey: messagesKey });
}

/** Marks up to 200 messages as read, all of them or none. Show `msg`. */
export function readMessagesMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/message/read_message'],
    mutationFn: (ids: readonly number[]) => client.post('/api/message/read_message', { ids: ids.join(',') }),
    onSuccess: (_answer, ids, _before, { client: queryClient }) => {
      for (const id of ids) void queryClient.invalidateQueries({ queryKey: messageKey(id) });
    },
    // Also after a refusal: a message may have been deleted elsewhere and still be in the cached list.
    onSettled: (_answer, _error, _ids, _before, { client: queryClient }) => lookAnew(queryClient),
  });
}

/** Deletes up to 200 messages, all of them or none. Show `msg`. */
export function deleteMessagesMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/message/del_message'],
    mutationFn: (ids: readonly number[]) => client.post('/api/message/del_message', { ids: ids.join(',') }),
    onSuccess: (_answer, ids, _before, { client: queryClient }) => {
      for (const id of ids) queryClient.removeQueries({ queryKey: messageKey(id) });
    },
    onSettled: (_answer, _error, _ids, _before, { client: queryClient }) => lookAnew(queryClient),
  });
}
