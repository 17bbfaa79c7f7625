import { releaseCaches, type Release } from './release.js';

/** The page, which is at the root of the site whatever its query says. */
export interface Page {
  url: string;
  release: Release;
}

/** Fetches the page and keeps it, unless it is of another release: its scripts would not be there offline. */
export async function renewPage({ url, release }: Page): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (response.ok && !response.redirected && (await response.clone().text()).includes(release.entry)) {
    const cache = await caches.open(releaseCaches(release).opened);
    await cache.put(url, response.clone());
  }
  return response;
}

/** The kept page at once, renewed behind for the next visit; without one, the page of the network. */
export async function answerPage(page: Page, event: ExtendableEvent): Promise<Response> {
  const cache = await caches.open(releaseCaches(page.release).opened);
  const kept = await cache.match(page.url, { ignoreVary: true });
  const renewed = renewPage(page);
  if (kept === undefined) return renewed;
  // Offline the kept page stays as it is.
  event.waitUntil(renewed.catch(() => undefined));
  return kept;
}

/**
 * The document at a plain address, from the server. Where it cannot be reached or is busy, the application shows the same
 * screen, from what the device has.
 */
export async function answerDocument({ url }: Page, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = await fetch(request).catch(() => undefined);
  if (answer !== undefined && answer.status < 500) return answer;
  return Response.redirect(`${url}#/${pathname.slice(new URL(url).pathname.length)}${search}`);
}
