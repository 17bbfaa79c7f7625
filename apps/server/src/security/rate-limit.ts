/** How many tries a key has, and how long it waits after each further one. */
export interface RateLimitRule {
  /** Tries that cost nothing. */
  free: number;
  /** Wait after the first try beyond those, doubled with each further one; milliseconds. */
  firstWait: number;
  longestWait: number;
  /** A key without a try for this long starts afresh; milliseconds. */
  forgetAfter: number;
}

interface Entry {
  tries: number;
  lastTry: number;
}

/** Bounds the memory that made-up accounts and addresses can take; the oldest are forgotten first. */
const mostKeys = 50_000;

/**
 * Counts tries in this process. Several servers on one database count each for itself, which weakens the
 * limit by their number and no further; the limits of codes are kept in the database.
 */
export class RateLimit {
  readonly #entries = new Map<string, Entry>();

  constructor(
    private readonly rule: RateLimitRule,
    private readonly now: () => number = Date.now,
  ) {}

  /** Seconds until the key may try again; 0: now. */
  retryAfter(key: string): number {
    const entry = this.#entries.get(key);
    if (entry === undefined) return 0;
    const sinceLast = this.now() - entry.lastTry;
    if (sinceLast >= this.rule.forgetAfter) {
      this.#entries.delete(key);
      return 0;
    }
    return Math.max(0, (this.#waitAfter(entry.tries) - sinceLast) / 1000);
  }

  /** Call for a try that counts: a wrong password, a code that was asked for. */
  count(key: string): void {
    const known = this.#entries.get(key);
    const isRecent = known !== undefined && this.now() - known.lastTry < this.rule.forgetAfter;
    const tries = (isRecent ? known.tries : 0) + 1;
    this.#entries.delete(key); // re-inserted as the newest
    this.#entries.set(key, { tries, lastTry: this.now() });
    if (this.#entries.size > mostKeys) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
  }

  /** Call when a counted try turned out to be none that matters. */
  takeBack(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    entry.tries -= 1;
    if (entry.tries <= 0) this.#entries.delete(key);
  }

  /** Call when the key has shown that it may: all its tries are forgiven. */
  forget(key: string): void {
    this.#entries.delete(key);
  }

  #waitAfter(tries: number): number {
    const beyond = tries - this.rule.free;
    if (beyond < 0) return 0;
    return Math.min(this.rule.longestWait, this.rule.firstWait * 2 ** Math.min(beyond, 30));
  }
}
