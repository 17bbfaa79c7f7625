/**
 * A file with a hash in its name, from whichever release it is. A tab that was opened before an update still asks for
 * files that the server no longer has.
 *
 * @param cacheName where a file is kept that was not installed
 */
export async function answerAsset(request: Request, cacheName: string): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request.url, response.clone());
  }
  return response;
}
