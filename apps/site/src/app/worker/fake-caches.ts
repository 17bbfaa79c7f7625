/** A cache in memory, as far as the worker uses one. Node has no Cache API. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  match(request: Request | string): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(urlOf(request))?.clone());
  }

  put(request: Request | string, response: Response): Promise<void> {
    this.entries.delete(urlOf(request));
    this.entries.set(urlOf(request), response);
    return Promise.resolve();
  }

  delete(request: Request | string): Promise<boolean> {
    return Promise.resolve(this.entries.delete(urlOf(request)));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
}

export class FakeCaches {
  private readonly named = new Map<string, FakeCache>();

  open(name: string): Promise<FakeCache> {
    const cache = this.named.get(name) ?? new FakeCache();
    this.named.set(name, cache);
    return Promise.resolve(cache);
  }

  async match(
    request: Request | string,
    { cacheName }: { cacheName?: string } = {},
  ): Promise<Response | undefined> {
    const searched =
      cacheName === undefined
        ? this.named.values()
        : [this.named.get(cacheName)].filter((cache) => cache !== undefined);
    for (const cache of searched) {
      const found = await cache.match(request);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.named.has(name));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.named.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.named.delete(name));
  }
}

function urlOf(request: Request | string): string {
  return typeof request === 'string' ? request : request.url;
}
