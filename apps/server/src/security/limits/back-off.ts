import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../envelope.js';
import type { Counters } from './counters.js';

export interface BackOffRule {
  /** Tries that need not wait for each other. */
  free: number;
  /** Wait after the last of those, doubled with each further try; seconds. */
  firstWait: number;
  /** Seconds. */
  longestWait: number;
  /** Seconds after the first try until all are forgotten. */
  forgetAfter: number;
}

/**
 * Makes a key wait longer and longer between its tries. Two counters: how many tries there were, and a gate
 * that one try at a time goes through and that stays shut for as long as the next has to wait. Both steps are
 * atomic in the store, so that many tries at once, from several processes too, do not slip through together.
 */
export class BackOff {
  readonly #tries: RateLimiterAbstract;
  readonly #gate: RateLimiterAbstract;

  constructor(
    counters: Counters,
    name: string,
    private readonly rule: BackOffRule,
  ) {
    this.#tries = counters(`${name}-tries`, { points: rule.free, seconds: rule.forgetAfter });
    this.#gate = counters(`${name}-gate`, { points: 1, seconds: rule.longestWait });
  }

  /**
   * Counts a try. One that is turned away does not count: it would lengthen the wait of whoever comes next.
   * @throws Refusal 429 while the key must wait
   */
  async count(key: string): Promise<void> {
    const { consumedPoints: tries } = await this.#tries.penalty(key);
    if (tries < this.rule.free) return;
    try {
      await this.#gate.consume(key, 1, { customDuration: this.#waitAfter(tries) });
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      await this.#tries.reward(key);
      throw Refusal.tooOften(reason.msBeforeNext / 1000);
    }
  }

  /** Call when a counted try turned out to be none that matters. */
  async takeBack(key: string): Promise<void> {
    const { consumedPoints: tries } = await this.#tries.reward(key);
    // Only a try that reached the last free one has shut the gate.
    if (tries + 1 >= this.rule.free) await this.#gate.delete(key);
  }

  /** Call when the key has shown that it may: all its tries are forgiven. */
  async forget(key: string): Promise<void> {
    await Promise.all([this.#tries.delete(key), this.#gate.delete(key)]);
  }

  #waitAfter(tries: number): number {
    const doublings = Math.min(tries - this.rule.free, 30);
    return Math.min(this.rule.longestWait, this.rule.firstWait * 2 ** doublings);
  }
}
