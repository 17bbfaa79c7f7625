/** Removes the oldest entries of a cache beyond `limit`. A cache lists its entries in the order of their writing. */
export async function keepNewest(cacheName: string, limit: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, -limit).map((request) => cache.delete(request, { ignoreVary: true })));
}
