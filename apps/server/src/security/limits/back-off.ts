import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { Refusal } from '../../errors/refusal.js';
import type { Counters } from './counters.js';

export interface BackOffRule {
  /** Number of failures without a wait. */
  free: number;
  /** Seconds to wait after the last free failure; doubled with each further one. */
  firstWait: number;
  /** Seconds. */
  longestWait: number;
  /** Seconds after the first failure until all are forgotten. */
  forgetAfter: number;
}

/**
 * Makes a key wait longer after its failures. Only failed tries count: a school logs in from one address. The caller
 * bounds how many tries are between `check` and `fail`.
 */
export class BackOff {
  readonly #failures: RateLimiterAbstract;
  readonly #gate: RateLimiterAbstract;

  constructor(
    counters: Counters,
    name: string,
    private readonly rule: BackOffRule,
  ) {
    this.#failures = counters(`${name}-failures`, { points: rule.free, seconds: rule.forgetAfter });
    this.#gate = counters(`${name}-gate`, { points: 1, seconds: rule.longestWait });
  }

  /** @throws Refusal 429 */
  async check(key: string): Promise<void> {
    const closed = await this.#gate.get(key);
    if (closed !== null && closed.msBeforeNext > 0) throw Refusal.tooOften(closed.msBeforeNext / 1000);
  }

  /**
   * Counts a failure, and closes the gate of a key that has no free ones left.
   * @returns how many free ones are left
   */
  async fail(key: string): Promise<number> {
    const { consumedPoints: failures } = await this.#failures.penalty(key);
    if (failures >= this.rule.free) await this.#gate.block(key, this.#waitAfter(failures));
    return Math.max(0, this.rule.free - failures);
  }

  /** Call after a success. */
  async forget(key: string): Promise<void> {
    await Promise.all([this.#failures.delete(key), this.#gate.delete(key)]);
  }

  #waitAfter(failures: number): number {
    const doublings = Math.min(failures - this.rule.free, 30);
    return Math.min(this.rule.longestWait, this.rule.firstWait * 2 ** doublings);
  }
}
