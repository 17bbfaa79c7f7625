import type { QueryClient } from '@tanstack/react-query';

import { ANSWERS, answerKey, isKeptRead, readUrl } from '../worker/kept-answers.js';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Keeps what a visitor has read before there was a worker. A query's key is its method, its path and its parameters.
 */
export async function keepShownAnswers(queryClient: QueryClient): Promise<void> {
  const cache = await window.caches.open(ANSWERS);
  for (const { queryKey, state } of queryClient.getQueryCache().findAll()) {
    const [, path, params] = queryKey;
    if (state.status !== 'success' || typeof path !== 'string' || !isKeptRead(readUrl(path))) continue;
    const key = answerKey(readUrl(path), Object.entries(isRecord(params) ? params : {}));
    const envelope = JSON.stringify({ code: 200, msg: '', data: state.data });
    await cache.put(key, new Response(envelope, { headers: { 'content-type': 'application/json' } }));
  }
}
