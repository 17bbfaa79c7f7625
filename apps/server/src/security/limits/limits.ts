import { RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../errors/refusal.js';
import type { Counters, CounterRule } from './counters.js';

const minute = 60;
const hour = 60 * minute;

/**
 * Limits by address are generous, because a school shares one. To add a limit, add a line here and
 * `await services.limits.consume('its-name', key)` in the handler.
 */
const rules = {
  /** Forms with files, accepted or not, by address: counted before they are read. */
  upload: { points: 120, seconds: hour },
  /** By address: donations, feedback and shop applications. */
  submission: { points: 60, seconds: hour },
  /** Tries of query codes, by address. */
  'query-code': { points: 30, seconds: 10 * minute },
  /** Tries of book codes, by address. */
  genuine: { points: 30, seconds: 10 * minute },
  /** Tries of book codes, by account: many addresses must not give one account more tries. */
  'genuine-account': { points: 30, seconds: 10 * minute },
  /** By account: it must not send messages to a series of numbers. */
  'change-phone': { points: 10, seconds: hour },
  /** Exports of one's own data, by account: each reads many tables. */
  export: { points: 10, seconds: hour },
  /** Tries of names and identity cards, by account: the response tells which card is taken. */
  'real-name': { points: 10, seconds: hour },
} as const satisfies Record<string, CounterRule>;

/** Settings, because they depend on how many people share one address. */
export interface AddressLimits {
  /** API calls; of pages and files ten times as many, because one page has many; 0: no limit. */
  requestsPerMinute: number;
  /** Codes by text message or mail, for any accounts. */
  codesPerHour: number;
  registrationsPerHour: number;
}

/** For a school of 2,000 pupils behind one address, who register in the same hour. */
export const defaultAddressLimits: AddressLimits = {
  requestsPerMinute: 0,
  codesPerHour: 3000,
  registrationsPerHour: 2500,
};

/** `request` counts calls of the API, `page` all other requests; both by address. */
export type LimitName = keyof typeof rules | 'request' | 'page' | 'code' | 'registration';

export interface Limits {
  readonly ofRequests: boolean;
  /**
   * Await it before the work begins.
   * @param key of what is counted together: `call.address`, or `String(user.id)`
   * @throws Refusal 429 with `data.retry_after` in seconds
   */
  consume(name: LimitName, key: string): Promise<void>;
}

export function createLimits(counters: Counters, given: Partial<AddressLimits> = {}): Limits {
  const { requestsPerMinute, codesPerHour, registrationsPerHour } = { ...defaultAddressLimits, ...given };
  const all = {
    ...rules,
    code: { points: codesPerHour, seconds: hour },
    registration: { points: registrationsPerHour, seconds: hour },
  };
  const named = Object.entries(all).map(([name, rule]) => [name, counter(name, rule)] as const);
  const limiters = new Map<string, ReturnType<Counters>>(named);
  if (requestsPerMinute > 0) {
    limiters.set('request', counter('request', { points: requestsPerMinute, seconds: minute }));
    limiters.set('page', counter('page', { points: 10 * requestsPerMinute, seconds: minute }));
  }
  return {
    ofRequests: requestsPerMinute > 0,

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
