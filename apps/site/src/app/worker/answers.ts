import { NetworkFirst } from 'workbox-strategies';

import { ANSWERS, answerKey, isKeptRead } from './kept-answers.js';
import { keepNewest } from './keep-newest.js';
import { keptRead } from './kept.js';
import { sessionCache, sessionsEnded } from './sessions.js';

/** Answers kept for visitors, and for one session. A page of a list is about 10 KB. */
const LIMIT = 150;

/** Told what became of a read, to inform the pages. */
export interface Listener {
  /** The server could not be reached; a kept answer was given. */
  onKept: () => Promise<void>;
  onReached: () => Promise<void>;
}

function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** Whether a request only reads what visitors may read too. The rest of the API is left to the network. */
export function isRead({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'POST') && isKeptRead(withoutQuery(url));
}

async function paramsOf(request: Request): Promise<Iterable<[string, unknown]>> {
  if (request.method === 'GET') return new URL(request.url).searchParams;
  const body = (await request.clone().json()) as Record<string, unknown>;
  return Object.entries(body);
}

/** The API answers refusals with status 200 too; they are not kept. */
async function isSuccess(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const body = (await response.clone().json()) as { code?: unknown };
  return body.code === 200;
}

/**
 * The server's answer or, where it cannot be reached, the kept one; of somebody who is logged in in a cache of their session.
 *
 * @throws where the server cannot be reached and nothing is kept, as fetch does
 */
export async function answerRead(
  request: Request,
  event: ExtendableEvent,
  { onKept, onReached }: Listener,
): Promise<Response> {
  const token = request.headers.get('token') ?? request.headers.get('authorization');
  const before = sessionsEnded();
  const cacheName = token === null ? ANSWERS : await sessionCache(token);
  const key = answerKey(withoutQuery(request.url), await paramsOf(request));

  const strategy = new NetworkFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: () => Promise.resolve(key),
        fetchDidSucceed: async ({ response }) => {
          await onReached();
          return response;
        },
        cacheWillUpdate: async ({ response }) => {
          const isCurrent = token === null || sessionsEnded() === before;
          return isCurrent && (await isSuccess(response)) ? response : null;
        },
        cacheDidUpdate: () => keepNewest(cacheName, LIMIT),
        cachedResponseWillBeUsed: async ({ cachedResponse }) => {
          const kept = await keptRead(key, cachedResponse);
          // A page that aborts its call has not lost the server.
          if (kept !== undefined && !request.signal.aborted) await onKept();
          return kept;
        },
      },
    ],
  });
  return strategy.handle({ request, event });
}

/** Removes the answers of other versions of the description. */
export async function dropFormerAnswers(): Promise<void> {
  const former = (await caches.keys()).filter(
    (name) => name.startsWith('inkstone-answers-') && name !== ANSWERS,
  );
  await Promise.all(former.map((name) => caches.delete(name)));
}
