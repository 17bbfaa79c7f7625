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
  /** Pages that are counted as read, by address: so many as a school reads at once. */
  read: { points: 2000, seconds: minute },
  /** By address: donations, feedback and shop applications. */
  submission: { points: 60, seconds: hour },
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
  /** Unknown book codes in ten minutes. */
  genuineFailures: number;
  /** Unknown query codes in ten minutes. */
  queryCodeFailures: number;
}

/** For a school of 2,000 pupils behind one address, who register in the same hour. */
export const defaultAddressLimits: AddressLimits = {
  requestsPerMinute: 0,
  codesPerHour: 3000,
  registrationsPerHour: 2500,
  genuineFailures: 30,
  queryCodeFailures: 30,
};

/** `request` counts calls of the API, `page` all other requests; both by address. */
export type LimitName = keyof typeof rules | 'request' | 'page' | 'code' | 'registration';

/**
 * Only failures count: a class that checks its books at one address must not lock it out. `genuine` counts unknown book
 * codes and `query-code` unknown query codes by address; `genuine-account` counts unknown book codes by account, because
 * many addresses must not give one account more tries.
 */
export type FailureLimitName = 'genuine' | 'genuine-account' | 'query-code';

/** Unknown book codes of an account. */
const genuineFailuresOfAccount = 30;

export interface Limits {
  readonly ofRequests: boolean;
  /**
   * Await it before the work begins.
   * @param key of what is counted together: `call.address`, or `String(user.id)`
   * @throws Refusal 429 with `data.retry_after` in seconds
   */
  consume(name: LimitName, key: string): Promise<void>;
  /**
   * Await it before the work begins. Tries that run at the same time are all admitted.
   * @throws Refusal 429 with `data.retry_after` in seconds, if the key has no failures left
   */
  admit(name: FailureLimitName, key: string): Promise<void>;
  /** Counts a failure after the work. */
  fail(name: FailureLimitName, key: string): Promise<void>;
}

export function createLimits(counters: Counters, given: Partial<AddressLimits> = {}): Limits {
  const { requestsPerMinute, codesPerHour, registrationsPerHour, genuineFailures, queryCodeFailures } = {
    ...defaultAddressLimits,
    ...given,
  };
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
  const failures: Record<FailureLimitName, ReturnType<Counters>> = {
    genuine: failureCounter('genuine', genuineFailures),
    'genuine-account': failureCounter('genuine-account', genuineFailuresOfAccount),
    'query-code': failureCounter('query-code', queryCodeFailures),
  };
  return {
    ofRequests: requestsPerMinute > 0,

    async consume(name, key) {
      try {
        await limiters.get(name)?.consume(key);
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? Refusal.tooOften(reason.msBeforeNext / 1000) : reason;
      }
    },

    async admit(name, key) {
      const failed = await failures[name].get(key);
      if (failed !== null && failed.consumedPoints >= failures[name].points && failed.msBeforeNext > 0) {
        throw Refusal.tooOften(failed.msBeforeNext / 1000);
      }
    },

    async fail(name, key) {
      await failures[name].penalty(key);
    },
  };

  function counter(name: string, rule: CounterRule): ReturnType<Counters> {
    return counters(name, { ...rule, blockInProcess: true });
  }

  function failureCounter(name: FailureLimitName, points: number): ReturnType<Counters> {
    return counters(`${name}-failures`, { points, seconds: 10 * minute });
  }
}
