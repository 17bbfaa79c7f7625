import { postMutation } from '../options.js';
import type { DeskClient } from './client.js';
import { batchesKey, batchKey } from './keys.js';

/** Makes a batch. The codes are in the answer and nowhere else: save its CSV at once. */
export function makeDeskBatchMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/codes/make', {
    onSettled: (_answer, _error, _batch, _before, { client: queryClient }) => {
      void queryClient.invalidateQueries({ queryKey: batchesKey });
    },
  });
}

/** Recalls a batch, or takes the recall back. 409: it was so already. */
export function changeDeskBatchMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/codes/change', {
    onSettled: (_answer, _error, { name }, _before, { client: queryClient }) => {
      void queryClient.invalidateQueries({ queryKey: batchesKey });
      void queryClient.invalidateQueries({ queryKey: batchKey(name) });
    },
  });
}
