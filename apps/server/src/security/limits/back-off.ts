import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../envelope.js';
import type { Counters } from './counters.js';

export interface BackOffRule {
  /** Number of tries without a wait. */
  free: number;
  /** Seconds to wait after the last free try; doubled with each further try. */
  firstWait: number;
  /** Seconds. */
  longestWait: number;
  /** Seconds after the first try until all are forgotten. */
  forgetAfter: number;
}

/**
 * Makes a key wait longer and longer between its tries. Uses two counters: the number of tries, and a lock
 * that admits one try and stays closed until the next is allowed. Both steps are atomic in the store, so that
 * simultaneous tries, also from several processes, are not all admitted.
 */
export class BackOff {
  readonly #tries: RateLimiterAbstract;
  readonly #lock: RateLimiterAbstract;

  constructor(
    counters: Counters,
    name: string,
    private readonly rule: BackOffRule,
  ) {
    this.#tries = counters(`${name}-tries`, { points: rule.free, seconds: rule.forgetAfter });
    this.#lock = counters(`${name}-gate`, { points: 1, seconds: rule.longestWait });
  }

  /**
   * Counts a try. A refused try does not count: it would lengthen the wait of the key's owner.
   * @throws Refusal 429 while the key must wait
   */
  async count(key: string): Promise<void> {
    const { consumedPoints: tries } = await this.#tries.penalty(key);
    if (tries < this.rule.free) return;
    try {
      await this.#lock.consume(key, 1, { customDuration: this.#waitAfter(tries) });
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      await this.#tries.reward(key);
      throw Refusal.tooOften(reason.msBeforeNext / 1000);
    }
  }

  /** Call if a counted try is not to count after all. */
  async takeBack(key: string): Promise<void> {
    const { consumedPoints: tries } = await this.#tries.reward(key);
    // Only a try after the last free one has closed the lock.
    if (tries + 1 >= this.rule.free) await this.#lock.delete(key);
  }

  /** Call after a success: all tries of the key are forgotten. */
  async forget(key: string): Promise<void> {
    await Promise.all([this.#tries.delete(key), this.#lock.delete(key)]);
  }

  #waitAfter(tries: number): number {
    const doublings = Math.min(tries - this.rule.free, 30);
    return Math.min(this.rule.longestWait, this.rule.firstWait * 2 ** doublings);
  }
}
