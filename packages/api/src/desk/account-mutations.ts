import type { QueryClient } from '@tanstack/query-core';
import { postMutation } from '../options.js';
import type { DeskClient } from './client.js';
import { accountKey, accountsKey } from './keys.js';

/** The whole text of a masked one; who asked and why stands in the history of the account then. */
export function revealDeskSecretMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/account/reveal', {
    onSettled: refetched,
  });
}

/** Stops or starts an account, or releases its identity card. 409: it was so already. */
export function changeDeskAccountMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/account/change', {
    onSettled: refetched,
  });
}

/** Ends one session of an account, or all of them. */
export function endDeskSessionsMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/account/sessions', {
    onSettled: refetched,
  });
}

/** All that the owner of an account could export. */
export function exportDeskAccountMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/account/export', {
    onSettled: refetched,
  });
}

function refetched(
  _answer: unknown,
  _error: unknown,
  { id }: { id: number | string },
  _before: unknown,
  { client: queryClient }: { client: QueryClient },
): void {
  void queryClient.invalidateQueries({ queryKey: accountKey(Number(id)) });
  void queryClient.invalidateQueries({ queryKey: accountsKey });
}
