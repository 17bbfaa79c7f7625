import { BackOff, type BackOffRule } from './limits/back-off.js';
import type { Counters } from './limits/counters.js';
import { type Source, sourceKey } from './source.js';

const minute = 60;
const hour = 60 * minute;

/** Five failures without a wait; then 30 s, 1 min, 2 min … at most 15 minutes before each further try. */
const perSource: BackOffRule = { free: 5, firstWait: 30, longestWait: 15 * minute, forgetAfter: 12 * hour };
/** Many addresses guess one account: more failures, as they must not lock the owner out. */
const perAccount: BackOffRule = { ...perSource, free: 100, forgetAfter: hour };

export const defaultLoginFailures = 600;

/** A password or code that is about to be compared. */
export interface Attempt {
  /** @throws Refusal 429 while the account must wait for this source, or the source for all accounts */
  admit(): Promise<void>;
  /** @returns how many more may fail before this source must wait for the account */
  fail(): Promise<number>;
  /** Failures of others with the same address or account are kept. */
  succeed(): Promise<void>;
}

export interface LoginGuard {
  attempt(account: string, source: Source): Attempt;
}

/** @param failuresPerHour from one address, for all accounts together */
export function createLoginGuard(counters: Counters, failuresPerHour = defaultLoginFailures): LoginGuard {
  const sources = new BackOff(counters, 'login-source', perSource);
  const accounts = new BackOff(counters, 'login-account', perAccount);
  const addresses = new BackOff(counters, 'login-address', {
    free: failuresPerHour,
    firstWait: 15,
    longestWait: 15 * minute,
    forgetAfter: hour,
  });
  return {
    attempt(account, source) {
      const ofBoth = `${account} ${sourceKey(source)}`;
      // A known device is limited by its own failures only: others must not lock the owner out.
      const shared: [BackOff, string][] =
        source.knownDevice === undefined
          ? [
              [addresses, source.address],
              [accounts, account],
            ]
          : [];
      return {
        async admit() {
          await sources.check(ofBoth);
          for (const [backOff, key] of shared) await backOff.check(key);
        },
        async fail() {
          const left = await sources.fail(ofBoth);
          for (const [backOff, key] of shared) await backOff.fail(key);
          return left;
        },
        succeed: () => sources.forget(ofBoth),
      };
    },
  };
}
