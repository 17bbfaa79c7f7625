import { RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../envelope.js';
import type { Counters, CounterRule } from './counters.js';

const minute = 60;
const hour = 60 * minute;

/**
 * Rate limits by name. Limits by address are generous, because a school shares one address. To add a limit,
 * add a line here and `await services.limits.consume('its-name', key)` in the handler.
 */
const rules = {
  /** Forms with files, accepted or not, by address: counted before they are read. */
  upload: { points: 120, seconds: hour },
  /**
   * Donations, feedback and shop applications, by address. A user can enrol only once in an activity anyway.
   */
  submission: { points: 60, seconds: hour },
  /** New accounts, by address. */
  registration: { points: 60, seconds: hour },
  /** Tries of query codes, by address. */
  'query-code': { points: 30, seconds: 10 * minute },
  /** Tries of book codes, by address. */
  genuine: { points: 30, seconds: 10 * minute },
  /** Tries of the current password by a user who is logged in, by account. */
  'own-password': { points: 5, seconds: 15 * minute },
  /**
   * Codes sent to a new phone number, by account: an account must not send messages to a series of numbers.
   */
  'change-phone': { points: 10, seconds: hour },
  /** Exports of one's own data, by account: each reads many tables. */
  export: { points: 10, seconds: hour },
  /** Tries of names and identity cards, by account: the response tells which card is taken. */
  'real-name': { points: 10, seconds: hour },
} as const satisfies Record<string, CounterRule>;

/** `request`: any API call, by address; see REQUESTS_PER_MINUTE. */
export type LimitName = keyof typeof rules | 'request';

export interface Limits {
  /**
   * Counts one action or refuses it. Await it before the work begins.
   * @param key of what is counted together: `call.address`, or `String(user.id)`
   * @throws Refusal 429 with `data.retry_after` in seconds if the limit is reached
   */
  consume(name: LimitName, key: string): Promise<void>;
}

/** @param requestsPerMinute API calls from one address; 0: no limit */
export function createLimits(counters: Counters, requestsPerMinute: number): Limits {
  const named = Object.entries(rules).map(([name, rule]) => [name, counter(name, rule)] as const);
  const limiters = new Map<string, ReturnType<Counters>>(named);
  if (requestsPerMinute > 0) {
    limiters.set('request', counter('request', { points: requestsPerMinute, seconds: minute }));
  }
  return {
    async consume(name, key) {
      try {
        await limiters.get(name)?.consume(key);
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? Refusal.tooOften(reason.msBeforeNext / 1000) : reason;
      }
    },
  };

  function counter(name: string, rule: CounterRule): ReturnType<Counters> {
    return counters(name, { ...rule, blockInProcess: true });
  }
}
