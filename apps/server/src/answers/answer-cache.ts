import { LRUCache } from 'lru-cache';
import type { SharedAnswer } from './shared-answer.js';

/** Bytes of memory. */
const usualMostBytes = 64 * 1024 * 1024;
/** An answer is kept as data, as text and compressed, and has a key and a place in the cache. */
function bytesOf({ bytes }: SharedAnswer, key: string): number {
  return 4 * bytes.length + 2 * key.length + 1000;
}

type Load = () => Promise<SharedAnswer>;

/** Keeps answers for a short time. Requests for an answer that is being loaded wait for it. */
export class AnswerCache {
  readonly #answers: LRUCache<string, SharedAnswer, Load>;

  /** @param mostBytes of memory, estimated; the least recently used answers are dropped first */
  constructor(
    private readonly seconds: number,
    mostBytes = usualMostBytes,
  ) {
    this.#answers = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: bytesOf,
      // 0 would mean forever.
      ttl: Math.max(seconds, 0.001) * 1000,
      // Milliseconds. A finer clock would set a timer in each of them.
      ttlResolution: 50,
      // Without this the clock is bound at import, and tests could not move it.
      perf: { now: () => performance.now() },
      // The former answer is needed to find out whether the content has changed.
      noDeleteOnStaleGet: true,
      // Requests that wait for an answer get it even if other answers have taken its place.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, former, { context: load }) => {
        const answer = await load();
        return former?.bytes.equals(answer.bytes) === true ? former : answer;
      },
    });
  }

  find(key: string): SharedAnswer | undefined {
    return this.#answers.get(key);
  }

  /** An unchanged answer keeps its compressed bytes. */
  async load(key: string, load: Load): Promise<SharedAnswer> {
    if (this.seconds === 0) return load();
    return this.#answers.forceFetch(key, { context: load });
  }
}
