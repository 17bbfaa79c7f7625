import type { Query } from '@tanstack/react-query';

import type { Backend } from '../backend.js';
import { renderScreenContent } from './render-content.js';

/** An answer may lead to a further question, as the open type of a list does; more are left to the browser. */
const ROUNDS = 3;

function isAsked({ state, options }: Query): boolean {
  const isOff = 'enabled' in options && options.enabled === false;
  return state.status === 'pending' && state.fetchStatus === 'idle' && !isOff;
}

/**
 * Fetches what a screen asks that does not say so before: a rendering leaves its questions in the cache. What cannot be
 * fetched is shown as loading.
 */
export async function askByRendering(backend: Backend, path: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await renderScreenContent(backend, path, 0);
    const asked = backend.queryClient.getQueryCache().getAll().filter(isAsked);
    if (asked.length === 0) return;
    await Promise.allSettled(asked.map((query) => query.fetch()));
  }
}
