/** A file with a hash in its name, of any release: a tab that is older than an update asks for files that are gone. */
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
