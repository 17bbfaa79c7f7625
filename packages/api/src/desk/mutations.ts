import type { QueryClient } from '@tanstack/query-core';
import { mutationOptions, postMutation } from '../options.js';
import type { UploadOptions } from '../files.js';
import type { FormOf } from '../wire.js';
import type { DeskClient } from './client.js';
import { contentKey, itemKey, itemsKey } from './keys.js';
import { refreshDecided } from './refresh-decided.js';

/** `session` is null while the one-time code is missing: ask for it, then send all three. */
export function deskLoginMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/login');
}

/** Ends the session of the operator. Clear the session of the client after it, also after a failure. */
export function deskLogoutMutation(client: DeskClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/desk/logout'],
    mutationFn: () => client.post('/api/desk/logout', null),
  });
}

/** Decides on an item. 409 says who was first; the item and the tray are fetched again in any case. */
export function decideDeskItemMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/decide', {
    onSettled: (_answer, _error, body, _before, { client: queryClient }) =>
      refreshDecided(queryClient, '/api/desk/decide', body),
  });
}

/** Decides on a shop, with a reason for each paper that is refused. 409 says who was first. */
export function decideDeskShopMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/decide_shop', {
    onSettled: (_answer, _error, body, _before, { client: queryClient }) =>
      refreshDecided(queryClient, '/api/desk/decide_shop', body),
  });
}

/** The CSV of a tray, with the filters, the order and the columns of the page. */
export function exportDeskItemsMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/export');
}

/** Keeps what the editor has written so far of an answer; null deletes it. */
export function keepDeskDraftMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/draft');
}

/** Changes the note of an item alone; the tray is fetched again. */
export function noteDeskItemMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/note', {
    onSettled: (_answer, _error, { queue, id }, _before, { client: queryClient }) => {
      void queryClient.invalidateQueries({ queryKey: itemKey(queue, Number(id)) });
      void queryClient.invalidateQueries({ queryKey: itemsKey });
    },
  });
}

/** Answers a letter, with its verdict and its erratum. 409 says who was first. */
export function answerDeskLetterMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/answer', {
    onSettled: (_answer, _error, body, _before, { client: queryClient }) =>
      refreshDecided(queryClient, '/api/desk/answer', body),
  });
}

/** Files with the options of their upload. */
export type ProveDeskContentInput = FormOf<'/api/desk/content/prove'> & UploadOptions;

/** Checks content and writes nothing. A refusal names what is no content at all. */
export function proveDeskContentMutation(client: DeskClient) {
  return mutationOptions({
    mutationKey: ['upload', '/api/desk/content/prove'],
    mutationFn: async ({ onProgress, signal, ...form }: ProveDeskContentInput) => {
      const options = { ...(onProgress && { onProgress }), ...(signal && { signal }) };
      return (await client.upload('/api/desk/content/prove', form, options)).data;
    },
    // Otherwise the files stay in the mutation cache for five minutes.
    gcTime: 0,
  });
}

/** Publishes what was proved without a fault. 409: somebody has published since. */
export function publishDeskContentMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/content/publish', { onSettled: contentChanged });
}

/** Shows an earlier version again. 409: somebody has published since. */
export function putBackDeskContentMutation(client: DeskClient) {
  return postMutation(client, '/api/desk/content/put_back', { onSettled: contentChanged });
}

function contentChanged(
  _answer: unknown,
  _error: unknown,
  _asked: unknown,
  _before: unknown,
  { client: queryClient }: { client: QueryClient },
): void {
  void queryClient.invalidateQueries({ queryKey: contentKey });
}
