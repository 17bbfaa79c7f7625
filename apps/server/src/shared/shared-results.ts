import { LRUCache } from 'lru-cache';

/** Keeps results in this process; callers wait for a result that is being computed. */
export class SharedResults<Result extends object> {
  readonly #results: LRUCache<string, Result, () => Promise<Result>>;

  constructor(options: { most: number; seconds: number }) {
    this.#results = new LRUCache({
      max: options.most,
      ttl: options.seconds * 1000,
      // Those who wait for a result get it even if others have taken its place.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _former, { context: compute }) => compute(),
    });
  }

  /** @param key names everything that the result depends on */
  get(key: string, compute: () => Promise<Result>): Promise<Result> {
    return this.#results.forceFetch(key, { context: compute });
  }
}
