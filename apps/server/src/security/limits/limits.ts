import { RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../envelope.js';
import type { Counters, CounterRule } from './counters.js';

const minute = 60;
const hour = 60 * minute;

/**
 * How often something may be done, by name. A school shares one address: what is counted by address is
 * generous. A new limit is a line here and `await services.limits.consume('its-name', key)` in the handler.
 */
const rules = {
  /** Forms with files sent in, whatever becomes of them, by address: counted before they are read. */
  upload: { points: 120, seconds: hour },
  /** Donations, feedback, applications of shops: by address. A person enrols once in an activity anyway. */
  submission: { points: 60, seconds: hour },
  /** New accounts, by address. */
  registration: { points: 60, seconds: hour },
  /** Query codes of applications that are tried out, by address. */
  'query-code': { points: 30, seconds: 10 * minute },
  /** Codes of genuine books that are tried out, by address. */
  genuine: { points: 30, seconds: 10 * minute },
  /** Old passwords that are tried out in the profile, by account. */
  'old-password': { points: 5, seconds: 15 * minute },
  /** Codes sent to a new phone number, by account: an account must not text whole series of numbers. */
  'change-phone': { points: 10, seconds: hour },
  /** Names and identity cards that are tried out, by account: an answer tells which card is taken. */
  'real-name': { points: 10, seconds: hour },
} as const satisfies Record<string, CounterRule>;

/** `request`: any call of the interface, by address; see REQUESTS_PER_MINUTE. */
export type LimitName = keyof typeof rules | 'request';

export interface Limits {
  /**
   * Counts one and lets it pass, or refuses it. Await it before the work begins.
   * @param key whose doings are counted together: `call.address`, or `String(user.id)`
   * @throws Refusal 429 with `data.retry_after` in seconds when the window's share is used up
   */
  consume(name: LimitName, key: string): Promise<void>;
}

/** @param requestsPerMinute from one address to the interface as a whole; 0: without limit */
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
